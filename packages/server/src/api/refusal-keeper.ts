import type { Allowance } from '../access/allowance.js';
import type { Refusal } from '../store/administration/refused-call/refused-call-store.js';
import type { KeepRefusal } from './refusal.js';

/** Stores rejected calls in batches, after their responses. */
export interface RefusedCallLog {
  readonly keep: KeepRefusal;
  /** Flushes the queue and accepts nothing more. */
  stop(): Promise<void>;
}

export interface RefusedCallLogDeps {
  readonly write: (batch: readonly Refusal[]) => Promise<void>;
  /** Limit per user. */
  readonly allowance: Pick<Allowance, 'take'>;
  /** Called for each with whether it is stored. */
  readonly counted: (isKept: boolean) => void;
  readonly onError: (error: unknown) => void;
  /** Milliseconds that a rejected call waits for others. */
  readonly pause?: number;
}

const batchSize = 200;
/** Beyond this number, the database is down or everyone is rejected for the same reason: then a sample is enough. */
const mostWaiting = 1_000;
/** Each retry waits four times as long as the previous one, so that a minute without the database loses nothing. */
const mostTries = 6;

/**
 * A call only queues its rejection here without using the database. A batch that the database rejects is retried one
 * call at a time, so that only an unacceptable one is lost. Calls beyond a user's limit are counted but not stored, so
 * that no one can fill the table or delay others.
 */
export function openRefusedCallLog(deps: RefusedCallLogDeps): RefusedCallLog {
  const { write, allowance, counted, onError, pause = 250 } = deps;
  const waiting: Refusal[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> | null = null;
  let failures = 0;
  let isStopped = false;

  async function writeBatch(): Promise<void> {
    const batch = waiting.splice(0, failures === 0 ? batchSize : 1);
    try {
      await write(batch);
      failures = 0;
    } catch (error) {
      onError(error);
      failures += 1;
      if (failures < mostTries) waiting.unshift(...batch);
      else failures = 0;
    }
  }

  function soon(): void {
    if (isStopped || waiting.length === 0) return;
    timer ??= setTimeout(
      () => {
        timer = null;
        writing ??= writeBatch().finally(() => {
          writing = null;
          soon();
        });
      },
      pause * 4 ** failures,
    ).unref();
  }

  return {
    keep(refusal) {
      const isKept =
        !isStopped && waiting.length < mostWaiting && allowance.take(refusal.username.toLowerCase()) === null;
      counted(isKept);
      if (!isKept) return;
      waiting.push(refusal);
      soon();
    },
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await writing;
      failures = 0;
      for (let left = waiting.length; left > 0; left -= batchSize) await writeBatch();
    },
  };
}
