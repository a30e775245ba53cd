"""The rules of lanterns: two or three players light twelve lanterns, and each may hide one."""
