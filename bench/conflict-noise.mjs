/** How many conflicts a user sees when authorizing: too many false alarms are ignored. */
import {
  duplicateNoise,
  sampleTables,
  shownAtAuthorizations,
  shownAtTherapies,
} from '../packages/fixtures/dist/sample/index.js';
import { faulty } from './support/fault.mjs';

const now = '2026-11-20T18:14:00.000Z';
const goal = 15;
/** The sample has more than this many; fewer would prove little. */
const leastPrescriptions = 100;

/** Rules that find no conflicts meet every limit, so some must be shown. */
function figure(name, { shown, prescriptions }) {
  if (!(prescriptions >= leastPrescriptions))
    throw new Error(`Only ${prescriptions} prescriptions were checked: ${name}`);
  if (!(shown > 0)) throw new Error(`No conflict was found among ${prescriptions} prescriptions: ${name}`);
  return {
    name: `${name} (${shown} of ${prescriptions})`,
    unit: 'shown per 100',
    value: (shown / prescriptions) * 100,
    goal,
    atMost: true,
  };
}

/** How many prescriptions have a finding; the limits are those of packages/knowledge/README.md. */
function prescriptionsFigure(name, count, prescriptions, goal) {
  if (!(count > 0)) throw new Error(`No prescription of ${prescriptions} has a finding: ${name}`);
  return {
    name: `${name} (${count} of ${prescriptions})`,
    unit: 'of 100',
    value: (count / prescriptions) * 100,
    goal,
    atMost: true,
  };
}

/** Pairs of one substance in the catalog; fewer would prove little. */
const leastPairs = 300;

/** How many serious duplicates are false positives, because the products act in different places (P-326). */
function falsePositiveFigure({ pairs, serious, noise }) {
  if (!(pairs >= leastPairs)) throw new Error(`Only ${pairs} pairs of products were compared`);
  if (!(serious > 0)) throw new Error(`No duplicate was found among ${pairs} pairs`);
  return {
    name: `false positives among the serious duplicates of the catalog (${noise} of ${serious}, ${pairs} pairs)`,
    unit: '%',
    value: (noise / serious) * 100,
    goal: 5,
    atMost: true,
  };
}

export function run() {
  const tables = sampleTables(now);
  const [atAuthorizations, atTherapies, noise] = [shownAtAuthorizations, shownAtTherapies, duplicateNoise].map(faulty);
  const therapies = atTherapies(tables, now.slice(0, 10));
  const { prescriptions, interrupted, alerted } = therapies;
  return [
    figure('contraindicated or serious, when the sample prescriptions were authorized', atAuthorizations(tables)),
    figure('the same, for every plausible therapy of the sample patients', therapies),
    prescriptionsFigure('plausible therapies interrupted by a finding', interrupted, prescriptions, 6),
    prescriptionsFigure('plausible therapies with any finding', alerted, prescriptions, 15),
    falsePositiveFigure(noise()),
  ];
}
