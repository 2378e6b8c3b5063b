"""Makes the module parlour._face of parlour.h with cffi.

Why cffi: it reads the declarations from the header itself, so there is no second copy of them; the compiler checks every one
when the module is built; the module keeps to Python's stable interface, so one wheel serves every version; and calls let
other Python threads run. The library is linked in statically: the wheel needs neither it nor a compiler where it is installed.

The library comes from a build of the project: PARLOUR_BUILD names one, or else ../build is used, or made.
"""
import os
import pathlib
import re
import subprocess

import cffi

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent


def library():
  """The static library, built if it is not there."""
  build = pathlib.Path(os.environ.get("PARLOUR_BUILD", ROOT / "build"))
  if not (build / "build.ninja").exists():
    subprocess.run(["meson", "setup", str(build), str(ROOT)], check=True)
  subprocess.run(["ninja", "-C", str(build), "api/libparlour.a"], check=True, stdout=subprocess.DEVNULL)
  return str(build / "api" / "libparlour.a")


def declarations():
  """The header without what only a C compiler wants."""
  text = (ROOT / "api" / "parlour.h").read_text(encoding="utf-8")
  text = text[text.index('extern "C" {') + len('extern "C" {'):text.rindex("#ifdef __cplusplus")]
  text = re.sub(r"^#(?:endif|ifndef|define PARLOUR_API|define PARLOUR_T).*\n", "", text, flags=re.M)
  return text.replace("PARLOUR_API ", "")


builder = cffi.FFI()
builder.cdef(declarations())
builder.cdef("""
extern "Python" int python_evaluate(void *, int, const int8_t *, const uint8_t *, float *, float *);
extern "Python" parlour_move python_choose(void *, const parlour_state *);
""")
builder.set_source("parlour._face", '#include "parlour.h"', include_dirs=[str(ROOT / "api")],
                   extra_objects=[library()], libraries=["m", "pthread"], py_limited_api=True)

if __name__ == "__main__":
  builder.compile(verbose=True)
