"""The game server: tables for people and programs over the network."""
