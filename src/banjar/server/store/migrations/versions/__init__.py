"""One file a version of the schema; none is ever changed once it is released."""
