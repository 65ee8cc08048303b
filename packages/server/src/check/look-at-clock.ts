import { type Finding, fault, ok, warning } from './finding.js';

/** Signed events are refused five minutes off; a token of the provider lives little longer. */
const worst = 60_000;
/** The header `date` has whole seconds, and an answer takes its time. */
const usual = 3_000;

const advice = 'Let both machines keep their time by NTP (timedatectl, chrony).';

/**
 * Compares two clocks.
 *
 * @param here - ours, in milliseconds, at the moment that the other one was read
 */
export function lookAtClock(whose: string, there: number, here: number): Finding {
  const off = there - here;
  const found = `the clock of ${whose} is ${(Math.abs(off) / 1000).toFixed(1)} s ${off < 0 ? 'behind' : 'ahead of'} ours`;
  if (Math.abs(off) <= usual) return ok('clock', found);
  return (Math.abs(off) > worst ? fault : warning)('clock', found, advice);
}
