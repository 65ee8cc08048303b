/** The time of the dose checks for the longest texts and lists that can reach them (P-274). */
import assert from 'node:assert/strict';
import { doseWarnings, readDirections } from '../packages/core/dist/safety/index.js';
import { figureOf, quantile } from '../scripts/measure.mjs';
import { faulty } from './support/fault.mjs';

const rounds = 20;
/** Longer than the goal. */
const slow = { milliseconds: 60 };
const [warningsOf, read] = [faulty(doseWarnings, slow), faulty(readDirections, slow)];
/** Parsed to the end: actions other than giving it have no amount. */
const readPiece = 'Give 1 tablet daily. Shake well. ';
const pieces = [readPiece, '1 tablet ', '1/', 'every ', '(1 ', 'a half ', '1,000', 'then ', '.', 'a.a.'];
const directions = 'Give 1 tablet by mouth every 12 hours then (1 '.repeat(40);
const product = {
  id: '1',
  title: 'Gabapentin Tablets 100 mg',
  productFamily: 'Gabapentin',
  strengthDisplay: '100 mg',
  ingredients: ['gabapentin'],
  keywords: [],
  packsizeQty: 30,
  unit: 'tablet',
};
const issued = {
  id: '7',
  rxNumber: '26-0007',
  issuedAt: '2026-08-01T12:00:00Z',
  by: null,
  product,
  quantity: 30,
  directions,
  daysSupply: 30,
  refills: 0,
  prnFlag: false,
  flavorId: null,
  expiresOn: null,
  isFillable: true,
};
const none = { active: [], earlierDeclines: [], otherAnimals: [] };
const subject = {
  product: { ...product, classification: '', productPresentation: null, productSpecies: [], productFlavors: [] },
  // Pounds entered for recorded kilograms, so that there is a warning.
  patient: { species: null, breed: null, birthdate: '2016-05-01', weight: 8.8, weightUnit: 'kg' },
  daysSupply: 30,
  today: '2026-11-20',
  dosing: { ...product, unitPerFill: 30, directions, refills: 0, prnFlag: false },
  facts: {
    ...none,
    issued: Array.from({ length: 200 }, () => issued),
    weights: Array.from({ length: 50 }, (_, at) => ({
      at: '2026-01-01T12:00:00Z',
      weight: 4 + at / 100,
      weightUnit: 'kg',
      by: null,
    })),
  },
};

/** Milliseconds of each round; every answer must match the expectation. */
function timesOf(work, expect) {
  return Array.from({ length: rounds }, () => {
    const before = performance.now();
    const answer = work();
    const taken = performance.now() - before;
    expect(answer);
    return taken;
  });
}

const repeated = (piece, length) => piece.repeat(Math.ceil(length / piece.length));

/** The meaning of each piece when repeated: one tablet, or nothing reliable. */
const expectReading = (piece) => (reading) =>
  piece === readPiece
    ? assert.deepEqual([reading?.amount.least, reading?.amount.unit], [1, 'each'])
    : assert.equal(reading, null);

/** The run times of the slowest input. */
function slowestOf(length, expectOf) {
  const taken = pieces.map((piece) => timesOf(() => read(repeated(piece, length)), expectOf(piece)));
  return taken.reduce((a, b) => (quantile(b, 0.5) > quantile(a, 0.5) ? b : a));
}

export function run() {
  const goal = { goal: 50, atMost: true };
  const warnings = timesOf(
    () => warningsOf(subject),
    (found) => assert.ok(found.length > 0, 'There was no warning'),
  );
  return [
    figureOf('dose checks on the longest texts and lists', 'ms', warnings, goal),
    figureOf('directions of 1,900 characters, the slowest of nine', 'ms', slowestOf(1_900, expectReading), goal),
    figureOf(
      'directions of 200,000 characters, which are rejected, the slowest of nine',
      'ms',
      slowestOf(200_000, () => (reading) => assert.equal(reading, null)),
      goal,
    ),
  ];
}
