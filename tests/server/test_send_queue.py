"""What waits for slow readers is bounded in messages and bytes, for each client and each address."""

from __future__ import annotations

import pytest

from banjar.server.send_queue import (
    MAX_QUEUED_BYTES,
    MAX_QUEUED_BYTES_PER_ADDRESS,
    MAX_QUEUED_MESSAGES,
    QueuedBytes,
    SendQueue,
)

KILOBYTE = b"x" * 1024


def test_a_slow_reader_has_a_bounded_number_of_messages() -> None:
    queue = SendQueue()
    assert [queue.put(b"x") for _ in range(MAX_QUEUED_MESSAGES + 3)].count(True) == MAX_QUEUED_MESSAGES


def test_a_slow_reader_has_a_bounded_number_of_bytes() -> None:
    queue, message = SendQueue(), 32 * KILOBYTE
    taken = [queue.put(message) for _ in range(MAX_QUEUED_MESSAGES)].count(True)
    assert taken * len(message) <= MAX_QUEUED_BYTES


def test_a_message_larger_than_the_bound_is_sent_to_whoever_reads() -> None:
    queue = SendQueue()
    assert queue.put(b"x" * (MAX_QUEUED_BYTES + 1))
    assert not queue.put(b"x")


@pytest.mark.parametrize("address", ["192.0.2.1", "2001:db8::{number:x}"])
def test_all_slow_readers_of_an_address_together_have_a_bounded_number_of_bytes(address: str) -> None:
    queued = QueuedBytes()
    message = 512 * KILOBYTE
    queues = [SendQueue(queued, address.format(number=number)) for number in range(200)]
    for _ in range(4):
        for queue in queues:
            queue.put(message)
    # Everybody may have one message, however many they are: how many they are is bounded elsewhere.
    assert queued.total <= MAX_QUEUED_BYTES_PER_ADDRESS + len(queues) * len(message)
    other = SendQueue(queued, "192.0.2.2")
    assert all(other.put(KILOBYTE) for _ in range(10))


async def test_what_is_sent_or_dropped_no_longer_counts() -> None:
    queued = QueuedBytes()
    queue = SendQueue(queued, "192.0.2.1")
    for _ in range(3):
        queue.put(KILOBYTE)
    queue.end()
    assert queued.total == 3 * 1024
    assert await queue.get() == KILOBYTE
    assert await queue.get() == KILOBYTE
    assert queued.total == 1024
    queue.clear()
    assert queued.total == 0
    assert queue.qsize() == 0
