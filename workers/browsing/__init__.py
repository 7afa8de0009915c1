"""The craft of opening a web page that a user named, without opening anything that isn't public.

Every byte, of the plain fetch and of the browser alike, goes through a proxy of ours on loopback, which looks an
address up once, refuses it unless all it leads to is public, and connects to exactly what it checked.
"""
