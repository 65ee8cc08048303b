/** For tests that start the built server as a separate process: each start takes seconds, and longer on a busy machine. */
export const startsServers = { timeout: 300_000 };
