/** What the dose arithmetic takes of the longest texts and lists that reach it (P-274). */
import { doseDoubts, readDirections } from '../packages/core/dist/dose/index.js';

const rounds = 20;
const pieces = ['1 tablet ', '1/', 'every ', '(1 ', 'a half ', '1,000', 'then ', '.', 'a.a.'];
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
  patient: { species: null, breed: null, birthdate: null, weight: 5, weightUnit: 'kg' },
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

function quickest(work) {
  const taken = Array.from({ length: rounds }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...taken);
}

const slowestOf = (length) =>
  Math.max(...pieces.map((piece) => quickest(() => readDirections(piece.repeat(Math.ceil(length / piece.length))))));

export function run() {
  return [
    { name: 'doubts of the longest texts and lists', value: quickest(() => doseDoubts(subject)) },
    { name: 'directions of 1,900 characters, the slowest of nine', value: slowestOf(1_900) },
    { name: 'directions of 200,000 characters, the slowest of nine', value: slowestOf(200_000) },
  ].map((figure) => ({ ...figure, unit: 'ms', goal: 50, atMost: true }));
}
