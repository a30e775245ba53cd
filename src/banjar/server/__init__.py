"""The server: tables over the network, kept in a database."""
