"""Processes that work through a list, in order, and never outlive whoever started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Self, TypeVar

T = TypeVar("T")

# So many tasks are handed out ahead for each worker: enough to keep it busy.
_AHEAD = 3


class Crew:
    """Used as a context; left in whatever way, Ctrl-C too, its workers are gone."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._others = set(multiprocessing.active_children())
        # Spawned on every system: a fork copies threads and locks of whoever calls.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(workers, context, initializer=_begin_work)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - self._others:
            child.terminate()
            child.join()

    def map(self, work: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> Iterator[T]:
        """The results in the order of the tasks; a worker that dies is an error, not a wait."""
        waiting: list[Future[T]] = []
        for task in tasks:
            waiting.append(self._pool.submit(work, *task))
            if len(waiting) > self._workers * _AHEAD:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def _begin_work() -> None:
    """Ctrl-C is for the parent, which ends its workers; killed itself, it takes them along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
