import type { Allowance } from '../access/allowance.js';
import type { Refusal } from '../store/refused-call/refused-call-store.js';
import type { KeepRefusal } from './refusal.js';

/** Keeps refusals in batches, after they were told. */
export interface RefusalKeeper {
  readonly keep: KeepRefusal;
  /** Writes what waits, and takes nothing more. */
  stop(): Promise<void>;
}

export interface RefusalKeeperNeeds {
  readonly write: (batch: readonly Refusal[]) => Promise<void>;
  /** How many are kept of one person. */
  readonly allowance: Pick<Allowance, 'take'>;
  /** Hears of each whether it is kept. */
  readonly counted: (isKept: boolean) => void;
  readonly onError: (error: unknown) => void;
  /** Milliseconds that a refusal waits for others. */
  readonly pause?: number;
}

const batchSize = 200;
/** Beyond them the database is away, or everybody is refused for one reason: then some tell as much as all. */
const mostWaiting = 1_000;
/** Each try waits four times as long as the one before: a database that is away for a minute loses nothing. */
const mostTries = 6;

/**
 * A call only lays its refusal down here: nothing of the database is asked for it, and a batch that the database does not
 * take is tried again, one refusal at a time, so that one it never takes goes alone. What one person is refused too often
 * is counted and not kept, so that nobody can fill the table or hold up the calls of others.
 */
export function openRefusalKeeper(needs: RefusalKeeperNeeds): RefusalKeeper {
  const { write, allowance, counted, onError, pause = 250 } = needs;
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
