/**
 * For tests that start the built server as a separate process: each start takes seconds, and longer on a busy machine.
 */
export const startsServers = { timeout: 300_000 };

/**
 * For tests that edit every record many times and render printouts in between, which takes longer on a busy machine.
 */
export const rendersPapers = { timeout: 180_000 };
