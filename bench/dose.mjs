/** What the dose arithmetic tells of a generated set: seeded errors caught, sound prescriptions doubted. */
import { measureDoses } from '../packages/fixtures/dist/dose-set/index.js';

const percent = (part, of) => (100 * part) / of;

export function run() {
  const { sound, doubted, slips } = measureDoses(7, 10_000);
  return [
    ...slips.map(({ name, seeded, caught }) => ({
      name: `${name}, of ${seeded} caught`,
      unit: '%',
      value: percent(caught, seeded),
      goal: 100,
    })),
    {
      name: `sound prescriptions doubted, of ${sound}`,
      unit: '%',
      value: percent(doubted, sound),
      goal: 2,
      atMost: true,
    },
  ];
}
