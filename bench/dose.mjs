/**
 * Dose checks on a generated set: seeded errors detected, error-free prescriptions with warnings, directions misread.
 */
import { measureDoses, measureReadings } from '../packages/fixtures/dist/dose-set/index.js';
import { faulty } from './support/fault.mjs';
import { sized } from './support/size.mjs';

const count = sized(10_000, 500);
/** The number of error kinds, and the minimum number of each. */
const kinds = 10;
const leastSeeded = count / 100;

const percent = (part, of) => (100 * part) / of;

export function run() {
  const { sound, doubted, slips } = faulty(measureDoses)(7, count);
  if (sound !== count) throw new Error(`${sound} of ${count} error-free prescriptions were checked`);
  if (slips.length < kinds) throw new Error(`Only ${slips.length} kinds of errors were seeded`);
  for (const { name, seeded } of slips)
    if (seeded < leastSeeded) throw new Error(`Only ${seeded} errors were seeded: ${name}`);
  const readings = faulty(measureReadings)(7, count);
  if (readings.count !== count) throw new Error(`${readings.count} of ${count} directions were parsed`);
  return [
    ...slips.map(({ name, seeded, caught }) => ({
      name: `${name}, of ${seeded} detected`,
      unit: '%',
      value: percent(caught, seeded),
      goal: 100,
    })),
    {
      name: `false alarms on error-free prescriptions, of ${sound}`,
      unit: '%',
      value: percent(doubted, sound),
      goal: 2,
      atMost: true,
    },
    {
      name: `directions misread, of ${readings.count} (${readings.full} complete, ${readings.open} open)`,
      unit: '%',
      value: percent(readings.wrong.length, readings.count),
      goal: 0,
      atMost: true,
    },
  ];
}
