import type { ActiveTherapyFacts, IssuedTherapyFacts, SigningFacts, TherapyProductFacts } from './index.js';

export const phenobarbital: TherapyProductFacts = {
  id: '1149',
  title: 'Phenobarbital Tablets 64.8 mg',
  productFamily: 'Phenobarbital',
  strengthDisplay: '64.8 mg',
  ingredients: ['phenobarbital'],
  keywords: ['anticonvulsant', 'seizure'],
  packsizeQty: 100,
  unit: 'tablets',
};

/** A prescription of Dr. Lindqvist without any order. */
export function therapy(changes: Partial<ActiveTherapyFacts> = {}): ActiveTherapyFacts {
  return {
    kind: 'prescription',
    id: '31',
    rxNumber: '26-104390',
    at: '2026-11-21T14:20:00.000Z',
    by: 'Dr. Tomás Lindqvist',
    product: phenobarbital,
    quantity: 100,
    directions: 'Give 1 tablet by mouth every 12 hours. Do not stop suddenly.',
    daysSupply: 50,
    refills: 4,
    prnFlag: false,
    fillsLeft: 5,
    unitsLeft: 500,
    isFilled: false,
    expiresOn: '2027-05-21',
    previousPrescriptionId: null,
    prescriptionId: null,
    ...changes,
  };
}

const unissued = {
  rxNumber: null,
  fillsLeft: null,
  unitsLeft: null,
  isFilled: false,
  expiresOn: null,
  refills: null,
} as const;

export const draft = (changes: Partial<ActiveTherapyFacts> = {}): ActiveTherapyFacts =>
  therapy({
    ...unissued,
    kind: 'draft',
    id: '22',
    at: '2026-11-20T21:10:00.000Z',
    by: 'Priya Natarajan',
    ...changes,
  });

export const request = (changes: Partial<ActiveTherapyFacts> = {}): ActiveTherapyFacts =>
  therapy({
    ...unissued,
    kind: 'request',
    id: '7',
    at: '2026-11-21T14:05:00.000Z',
    directions: null,
    daysSupply: null,
    ...changes,
  });

/** The prescription that a renewal names, with four of its five fills used. */
export const renewed = therapy({
  id: '5',
  rxNumber: '26-104052',
  at: '2026-06-08T17:12:00.000Z',
  fillsLeft: 1,
  unitsLeft: 100,
  isFilled: true,
  expiresOn: '2026-12-08',
});

export function facts(active: readonly ActiveTherapyFacts[], issued: readonly IssuedTherapyFacts[] = []): SigningFacts {
  return { therapy: active, issued, weights: [], declines: [], animals: [], usage: { count: 0, median: null } };
}

export function issuedTherapy(changes: Partial<IssuedTherapyFacts> = {}): IssuedTherapyFacts {
  const { id, rxNumber, by, product, directions, daysSupply, refills, prnFlag, expiresOn } = therapy();
  return {
    id,
    rxNumber,
    issuedAt: therapy().at,
    by,
    product,
    quantity: 100,
    directions,
    daysSupply,
    refills,
    prnFlag,
    flavorId: null,
    expiresOn,
    isFillable: true,
    ...changes,
  };
}
