import type { ServerResponse } from 'node:http';
import type { Operations } from '@signa/core/contract';
import type { Principal } from '../access/bearer.js';
import { type ReportError, sentError } from '../api/error.js';
import { Failure } from '../failure/failure.js';
import { type Change, mergeChanges } from './change.js';
import { openEventStream } from './event-stream.js';

interface StreamDeps {
  readonly response: ServerResponse;
  /** When the reader's token expires, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** @throws Failure when the user can no longer receive events */
  readonly mayReceive: () => Promise<Principal>;
  /** @returns a function that closes it */
  readonly listen: (hear: (change: Change) => void) => () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly beatEvery: number;
  readonly report: ReportError;
  readonly onEnd: () => void;
}

/** Unread heartbeats after which a reader counts as disconnected. */
const mostUnread = 4;

/**
 * Sends one reader the changes that they can read. Changes during a slow connection are merged into one event and never
 * pile up.
 *
 * @returns a function that closes it; the reader reconnects
 */
export function openStream({
  response,
  expiresAt: first,
  mayReceive,
  listen,
  now,
  beatEvery,
  report,
  onEnd,
}: StreamDeps): () => void {
  let isOver = false;
  let isTelling = false;
  let waiting: Change | null = null;
  let unread = 0;
  let beating: NodeJS.Timeout | undefined;

  const stream = openEventStream(response, { onDrain: () => void tell(), onClose: leave });
  const unsubscribe = listen((change) => {
    waiting = waiting ? mergeChanges(waiting, change) : change;
    void tell();
  });
  wait(first);

  async function tell(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    try {
      while (isReported()) {
        await mayReceive();
        const change = taken();
        if (change) stream.next({ data: { locationChanged: change } satisfies Operations['LocationChanged']['data'] });
      }
    } catch (error) {
      refuse(error);
    } finally {
      isTelling = false;
    }
  }

  function isReported(): boolean {
    return waiting !== null && !isOver && !stream.isFull();
  }

  function taken(): Change | null {
    const change = isOver ? null : waiting;
    waiting = null;
    return change;
  }

  /** At most until the token expires, so that the stream ends with it. */
  function wait(expiresAt: number): void {
    beating = setTimeout(beat, Math.min(beatEvery, Math.max(expiresAt - now(), 0))).unref();
  }

  function beat(): void {
    mayReceive().then(({ expiresAt }) => {
      if (isOver) return;
      unread = stream.isFull() ? unread + 1 : 0;
      if (unread > mostUnread) return void response.destroy();
      if (unread === 0) stream.beat();
      wait(expiresAt);
    }, refuse);
  }

  function refuse(error: unknown): void {
    if (isOver) return;
    const isRefusal = error instanceof Failure;
    const sent = sentError(error, report);
    leave();
    // An unexpected error can be temporary: the reader reconnects.
    if (!isRefusal) return stream.end();
    stream.next({ errors: [sent] });
    stream.complete();
  }

  function leave(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(beating);
    unsubscribe();
    onEnd();
  }

  return () => {
    leave();
    stream.end();
  };
}
