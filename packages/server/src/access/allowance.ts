/** What each of many may still do: a bucket of tokens that fills up again with time. */
export interface Allowance {
  /** Takes one; the whole seconds to wait when nothing is left, else null. */
  take(key: string): number | null;
  /** The same, and takes nothing. */
  wait(key: string): number | null;
}

interface AllowanceNeeds {
  readonly perSecond: number;
  /** What may be taken at once after a quiet time. */
  readonly burst: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** Hears that a key has nothing left: once a minute at most, however often it asks. */
  readonly onSpent?: (key: string) => void;
}

interface Bucket {
  left: number;
  at: number;
  toldAt: number;
}

/** Keys that are kept; who has not come for the longest time goes first, and is full again by then. */
const most = 20_000;
const tellEvery = 60_000;

/**
 * Kept in this process alone: each of several servers gives its own, so that no call has to ask the database whether it
 * may ask the database.
 */
export function openAllowance({ perSecond, burst, now, onSpent }: AllowanceNeeds): Allowance {
  const buckets = new Map<string, Bucket>();

  function bucketOf(key: string): Bucket {
    const at = now();
    const known = buckets.get(key);
    const bucket = known ?? { left: burst, at, toldAt: -tellEvery };
    bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    return bucket;
  }

  function keep(key: string, bucket: Bucket): void {
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.size > most ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
  }

  function secondsUntilOne(key: string, bucket: Bucket): number | null {
    if (bucket.left >= 1) return null;
    if (bucket.at - bucket.toldAt >= tellEvery) {
      bucket.toldAt = bucket.at;
      onSpent?.(key);
    }
    return Math.max(1, Math.ceil((1 - bucket.left) / perSecond));
  }

  return {
    take(key) {
      const bucket = bucketOf(key);
      const seconds = secondsUntilOne(key, bucket);
      if (seconds === null) bucket.left -= 1;
      keep(key, bucket);
      return seconds;
    },
    wait(key) {
      return buckets.has(key) ? secondsUntilOne(key, bucketOf(key)) : null;
    },
  };
}
