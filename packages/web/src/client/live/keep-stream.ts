import { readStream } from './read-stream';
import type { StreamSource } from './read-stream';
import type { Renewal } from '../renewal';
import type { Change } from '../touched';

interface KeepNeeds extends StreamSource {
  /** A fresh token for the same person. */
  readonly renew: () => Promise<Renewal>;
  readonly random: () => number;
  /** The reader may no longer hear this location. */
  readonly onRefused: () => void;
}

/** What may have happened while nobody listened. */
export const everythingChanged: Change = { isEverything: true, subjects: [] };

const firstPause = 1_000;
const longestPause = 30_000;
/** A refusal does not pass by being asked again; whoever may come back is let in within a minute. */
const refusedPause = 60_000;
/** The server gives a sign of life every 15 seconds; after so long without one nobody is there. */
const silence = 40_000;

/**
 * Keeps a stream open until the signal ends it. Lost, it comes again: later each time, and not all browsers at once.
 * Whatever was missed meanwhile may be anything.
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
    wait = Math.min(wait * 2, longestPause);
  }
}

/** An attempt ends with the whole, and when nothing is heard for too long. */
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

/** Over early when the browser is connected again. */
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
