import { startsServers } from '../testing/test-timeouts.js';

/** How often each race is run: SIGNA_TEST_RACES says otherwise (README). */
export const racesRun = count('SIGNA_TEST_RACES', 100);

/** How often a server is killed: few times in every run of the tests, for each start takes its time (README). */
export const killsDone = count('SIGNA_TEST_KILLS', 2);

/** Milliseconds that a test may take which does something so many times, beside those that its servers take to start. */
export const timeFor = (times: number, each: number): number => startsServers.timeout + times * each;

function count(name: string, usual: number): number {
  const text = process.env[name];
  if (text === undefined) return usual;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error(`${name} is a number from 1 to 99999, not '${text}'`);
}
