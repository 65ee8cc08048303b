import type { LawRequirement, LawRow, Schedule } from '../../knowledge/index.js';
import { smallPackage } from '../../knowledge/knowledge.test-data.js';
import { sampleKnowledge } from '../../knowledge/sample-knowledge.test-data.js';
import type { LawFacts, LawProduct } from './index.js';

export const today = '2026-11-20';

export const lawRow = (requirement: LawRequirement, changes: Partial<LawRow> = {}): LawRow => ({
  id: 'L01',
  evidence: 'regulation',
  citations: [{ source: 'label', section: '1' }],
  from: '2023-01-01',
  to: null,
  reviews: [{ on: '2026-11-27', by: 'first reading', disagreement: null }],
  jurisdiction: 'NY',
  drugs: [],
  schedules: [],
  requirement,
  message: 'A law of tests.',
  ...changes,
});

export const scheduled = (schedule: Schedule, changes: Partial<LawRow> = {}): LawRow =>
  lawRow({ kind: 'schedule', schedule, needsDea: false }, changes);

export const atMost = (kind: 'refills' | 'valid-days', most: number, changes: Partial<LawRow> = {}): LawRow =>
  lawRow({ kind, most }, changes);

const testamycin: LawProduct = {
  title: 'Testamycin Tablets',
  ingredients: ['testamycin hydrochloride'],
  keywords: [],
  classification: 'Medication',
  productPresentation: { id: '1', description: 'Tablet' },
  isControlled: false,
  deaSchedule: null,
};

export const lawProduct = (changes: Partial<LawProduct> = {}): LawProduct => ({ ...testamycin, ...changes });

export const addressIn = (...codes: readonly string[]): LawFacts['location'] => ({
  locationAddresses: codes.map((state) => ({ state, isActive: true })),
});

/** A product in New York, by the rows of a test. */
export const lawFacts = (laws: readonly LawRow[], changes: Partial<LawFacts> = {}): LawFacts => ({
  product: lawProduct(),
  location: addressIn('NY'),
  today,
  knowledge: smallPackage({ laws }),
  ...changes,
});

/** A product by the rows of the sample package. */
export const sampleFacts = (state: string, product: Partial<LawProduct>, day = today): LawFacts => ({
  product: lawProduct({ ingredients: [], ...product }),
  location: addressIn(state),
  today: day,
  knowledge: sampleKnowledge(),
});
