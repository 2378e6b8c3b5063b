#!/bin/sh
# All kept inputs of one game through its readers: corpus.sh PROGRAM FOLDER
exec find "$2" -type f -exec "$1" {} +
