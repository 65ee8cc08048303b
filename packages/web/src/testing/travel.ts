/** A test may set another clock; answers travel by the real one. */
const { setTimeout: realTimeout } = globalThis;
const mostMilliseconds = Number(process.env['SIGNA_TEST_JITTER'] ?? 0);

/**
 * The time that an answer takes to arrive: none, or with SIGNA_TEST_JITTER a random one up to so many milliseconds. A
 * test that fails with it takes for granted that two answers come at once, and fails on a busy machine now and then.
 */
export function travel(): Promise<void> | undefined {
  if (mostMilliseconds === 0) return undefined;
  return new Promise((resolve) => void realTimeout(resolve, Math.random() * mostMilliseconds));
}
