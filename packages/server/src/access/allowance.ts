/** Remaining calls per key: a token bucket that refills over time. */
export interface Allowance {
  /** Consumes one; returns the whole seconds to wait when none is left, else null. */
  take(key: string): number | null;
  /** Same as above without consuming. */
  wait(key: string): number | null;
}

interface AllowanceDeps {
  readonly perSecond: number;
  /** Burst size after an idle period. */
  readonly burst: number;
  /** Monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Called when a key is exhausted, at most once a minute per key. */
  readonly onSpent?: (key: string) => void;
}

interface Bucket {
  left: number;
  at: number;
  reportedAt: number;
}

/** Maximum number of keys; the least recently used is evicted first, and has refilled by then. */
const most = 20_000;
const tellEvery = 60_000;

/**
 * Kept in this process only: each server has its own limits, so that no call has to query the database to learn whether
 * it can.
 */
export function openAllowance({ perSecond, burst, now, onSpent }: AllowanceDeps): Allowance {
  const buckets = new Map<string, Bucket>();

  function bucketOf(key: string): Bucket {
    const at = now();
    const known = buckets.get(key);
    const bucket = known ?? { left: burst, at, reportedAt: -tellEvery };
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
    if (bucket.at - bucket.reportedAt >= tellEvery) {
      bucket.reportedAt = bucket.at;
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
