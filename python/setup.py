"""Builds the wheel: the module around parlour.h, with the whole library inside it."""
from setuptools import setup
from wheel.bdist_wheel import bdist_wheel


class StableWheel(bdist_wheel):
  """One wheel serves every CPython from 3.9 on: the module keeps to the stable interface."""

  def get_tag(self):
    return ("cp39", "abi3", super().get_tag()[2])


setup(cffi_modules=["face.py:builder"], cmdclass={"bdist_wheel": StableWheel})
