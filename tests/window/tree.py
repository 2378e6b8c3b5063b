"""The accessibility tree, as a screen reader sees it: a program in it, and the widgets of that."""
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  pylint: disable=wrong-import-position


def application(program):
  """The root of a program's widgets, or None while it is not there."""
  desktop = Atspi.get_desktop(0)
  for i in range(desktop.get_child_count()):
    child = desktop.get_child_at_index(i)
    if child and child.get_process_id() == program.pid:
      return child
  return None


def widgets(node):
  """Everything below a node, itself first; nothing below none."""
  if node is None:
    return
  yield node
  for i in range(node.get_child_count()):
    child = node.get_child_at_index(i)
    if child:
      yield from widgets(child)


def acts(node):
  """Presses it; False if there is none, or it can be pressed no more because something has changed meanwhile."""
  try:
    if node is not None:
      node.do_action(0)
    return node is not None
  except GLib.Error:
    return False
