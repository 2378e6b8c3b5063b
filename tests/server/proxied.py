#!/usr/bin/env python3
"""A room through a TLS proxy on this machine: proxied.py PORT opens one, sits down, and sees it in the log."""
import socket
import ssl
import sys

import rooms

plain = socket.create_connection


def encrypted(address, timeout=None):
  context = ssl.create_default_context()
  context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
  return context.wrap_socket(plain(address, timeout=timeout), server_hostname="localhost")


rooms.socket.create_connection = encrypted
guest = rooms.Guest(int(sys.argv[1]), host=f"localhost:{sys.argv[1]}", origin=f"https://localhost:{sys.argv[1]}")
guest.open("patchwork open,1 ; clock=none")
guest.until("promise")
guest.sit(1, "Ann")
guest.until("hash 1")
guest.reveal()
guest.until("begin")
