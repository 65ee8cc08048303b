import { readStream } from './read-stream';
import type { StreamSource } from './read-stream';
import type { Renewal } from '../renewal';
import type { Change } from '../touched';

interface KeepNeeds extends StreamSource {
  /** Gets a fresh token for the same user. */
  readonly renew: () => Promise<Renewal>;
  readonly random: () => number;
  /** Called when the user can no longer receive changes of this location. */
  readonly onRefused: () => void;
}

/** Called when changes may have been missed. */
export const everythingChanged: Change = { isEverything: true, subjects: [] };

const firstPause = 1_000;
const maxDelay = 30_000;
/**
 * Retry interval after a refusal. Retrying sooner does not help, and a user who regains access reconnects within a
 * minute.
 */
const refusedPause = 60_000;
/** The server sends a heartbeat every 15 seconds; after this long without one, the connection counts as lost. */
const silence = 40_000;

/**
 * Keeps a stream open until the signal aborts. Reconnects with increasing, randomized delays so that browsers do not
 * reconnect all at once. After a reconnect, everything counts as changed.
 */
export async function keepStream(needs: KeepNeeds, hear: (change: Change) => void, signal: AbortSignal): Promise<void> {
  let wait = firstPause;
  let wasOpen = false;
  let isRenewed = false;
  while (!signal.aborted) {
    const attempt = attemptWithin(signal);
    const failure = await readStream(needs, {
      signal: attempt.signal,
      onOpen() {
        if (wasOpen) hear(everythingChanged);
        [wasOpen, wait, isRenewed] = [true, firstPause, false];
      },
      onChange: hear,
      onSign: attempt.prolong,
    }).catch(() => null);
    attempt.end();
    let isRefused = failure !== null && failure.code !== 'UNAVAILABLE';
    if (failure?.code === 'UNAUTHENTICATED' && !isRenewed) {
      const renewal = await needs.renew();
      isRenewed = renewal !== 'unanswered';
      if (renewal === 'renewed') continue;
      isRefused = renewal === 'over';
    }
    if (isRefused) needs.onRefused();
    await pause((isRefused ? refusedPause : wait) * (0.5 + needs.random() / 2), signal);
    wait = Math.min(wait * 2, maxDelay);
  }
}

/** Signal for one attempt: aborts with the whole stream, or after too long without data. */
function attemptWithin(whole: AbortSignal) {
  const own = new AbortController();
  const end = () => own.abort();
  whole.addEventListener('abort', end);
  let timer = setTimeout(end, silence);
  return {
    signal: own.signal,
    prolong() {
      clearTimeout(timer);
      timer = setTimeout(end, silence);
    },
    end() {
      clearTimeout(timer);
      whole.removeEventListener('abort', end);
      end();
    },
  };
}

/** Resolves early when the browser is back online. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
