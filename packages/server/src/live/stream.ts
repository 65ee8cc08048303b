import type { ServerResponse } from 'node:http';
import type { Operations } from '@signa/core/contract';
import type { Holder } from '../access/bearer.js';
import { type ReportError, sentError } from '../api/error.js';
import { Failure } from '../failure/failure.js';
import { type Change, mergeChanges } from './change.js';
import { openEventStream } from './event-stream.js';

interface StreamNeeds {
  readonly response: ServerResponse;
  /** When the token of the reader ends, milliseconds since 1970. */
  readonly expiresAt: number;
  /** @throws Failure when the person may not hear any more */
  readonly mayHear: () => Promise<Holder>;
  /** @returns what ends it */
  readonly listen: (hear: (change: Change) => void) => () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly beatEvery: number;
  readonly report: ReportError;
  readonly onEnd: () => void;
}

/** Signs of life that a reader may leave lying before it counts as gone. */
const mostUnread = 4;

/**
 * Tells one reader what changes, as long as they may hear it. What happens while the reader is slow is put together
 * into one event and never piles up.
 *
 * @returns what ends it; the reader comes again
 */
export function openStream({
  response,
  expiresAt: first,
  mayHear,
  listen,
  now,
  beatEvery,
  report,
  onEnd,
}: StreamNeeds): () => void {
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
      while (isTold()) {
        await mayHear();
        const change = taken();
        if (change) stream.next({ data: { locationChanged: change } satisfies Operations['LocationChanged']['data'] });
      }
    } catch (error) {
      refuse(error);
    } finally {
      isTelling = false;
    }
  }

  function isTold(): boolean {
    return waiting !== null && !isOver && !stream.isFull();
  }

  function taken(): Change | null {
    const change = isOver ? null : waiting;
    waiting = null;
    return change;
  }

  /** No longer than the token holds, so that the stream ends with it. */
  function wait(expiresAt: number): void {
    beating = setTimeout(beat, Math.min(beatEvery, Math.max(expiresAt - now(), 0))).unref();
  }

  function beat(): void {
    mayHear().then(({ expiresAt }) => {
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
    // What nobody foresaw may be over in a moment: who reads comes again.
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
