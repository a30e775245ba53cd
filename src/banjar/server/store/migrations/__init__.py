"""Alembic migrations from every earlier schema to this one."""
