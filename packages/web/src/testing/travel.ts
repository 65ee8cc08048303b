/** Responses are delayed with real timers, even if a test installs fake ones. */
const { setTimeout: realTimeout } = globalThis;
const maxMilliseconds = Number(process.env['SIGNA_TEST_JITTER'] ?? 0);

/**
 * Network delay of a response: none, or with SIGNA_TEST_JITTER a random delay up to that many milliseconds. A test
 * that fails with it assumes that two responses arrive together, and fails occasionally on a busy machine.
 */
export function travel(): Promise<void> | undefined {
  if (maxMilliseconds === 0) return undefined;
  return new Promise((resolve) => void realTimeout(resolve, Math.random() * maxMilliseconds));
}
