"""The C face of the library, made by face.py: what it gives back is whatever parlour.h says."""
from typing import Any

ffi: Any
lib: Any
