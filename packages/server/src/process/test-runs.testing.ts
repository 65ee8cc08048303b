import { startsServers } from '../testing/test-timeouts.js';

/** Number of runs of each race, unless SIGNA_TEST_RACES overrides it (CONTRIBUTING.md). */
export const racesRun = count('SIGNA_TEST_RACES', 100);

/** Number of server kills: few in regular test runs, because each start takes time (CONTRIBUTING.md). */
export const killsDone = count('SIGNA_TEST_KILLS', 2);

/** Timeout in milliseconds of a test with this many runs, besides the start of its servers. */
export const timeFor = (times: number, each: number): number => startsServers.timeout + times * each;

function count(name: string, usual: number): number {
  const text = process.env[name];
  if (text === undefined) return usual;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error(`${name} is a number from 1 to 99999, not '${text}'`);
}
