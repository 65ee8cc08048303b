/** How many conflicts a person who signs is shown: what is mostly said for nothing is not read. */
import { sampleTables, shownAtAuthorizations, shownAtTherapies } from '../packages/fixtures/dist/sample/index.js';

const now = '2026-11-20T18:14:00.000Z';
const goal = 15;

const figure = (name, { shown, prescriptions }) => ({
  name: `${name} (${shown} of ${prescriptions})`,
  unit: 'shown per 100',
  value: (shown / prescriptions) * 100,
  goal,
  atMost: true,
});

export function run() {
  const tables = sampleTables(now);
  return [
    figure('contraindicated or serious, at the authorizations of the sample practices', shownAtAuthorizations(tables)),
    figure('the same, at every plausible therapy of their patients', shownAtTherapies(tables, now.slice(0, 10))),
  ];
}
