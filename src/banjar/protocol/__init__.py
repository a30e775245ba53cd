"""Everything that goes over the wire, as msgspec structs, and how a table is put into them.

`tools/generate_protocol.py` writes the TypeScript types of the browser client and the tables of
docs/protocol.md from these structs.
"""
