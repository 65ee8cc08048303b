import { type Finding, fault, ok, warning } from './finding.js';

/** Signed events are rejected when five minutes off; the provider's tokens are not valid much longer. */
const worst = 60_000;
/** The `date` header has whole seconds, and the response takes time. */
const usual = 3_000;

const advice = 'Synchronize both clocks with NTP (timedatectl, chrony).';

/**
 * Compares two clocks.
 *
 * @param here - our clock in milliseconds when the other one was read
 */
export function checkClock(whose: string, there: number, here: number): Finding {
  const off = there - here;
  const found = `the clock of ${whose} is ${(Math.abs(off) / 1000).toFixed(1)} s ${off < 0 ? 'behind' : 'ahead of'} this machine's`;
  if (Math.abs(off) <= usual) return ok('clock', found);
  return (Math.abs(off) > worst ? fault : warning)('clock', found, advice);
}
