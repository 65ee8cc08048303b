import type { KnowledgePackage } from './knowledge-package.js';
import type { WarningRow } from './warning-row.js';

const row = {
  evidence: 'label',
  citations: [{ source: 'label', section: 'Contraindications' }],
  from: '2023-01-01',
  to: null,
  reviews: [{ on: '2026-11-27', by: 'first reading', disagreement: null }],
} as const;

export const warning = (changes: Partial<WarningRow> = {}): WarningRow => ({
  ...row,
  id: 'S01',
  kind: 'species',
  species: ['feline'],
  product: ['testamycin'],
  patient: [],
  except: null,
  age: null,
  washout: null,
  grade: 'serious',
  message: 'Testamycin harms cats. Choose another drug.',
  ...changes,
});

/** A package with one row of each kind of table. */
export const smallPackage = (changes: Partial<KnowledgePackage> = {}): KnowledgePackage => ({
  format: 1,
  name: 'small',
  version: '1.0',
  title: 'A small package',
  publisher: 'Tests',
  issuedOn: '2026-11-27',
  notice: 'For tests.',
  gaps: [],
  sources: [{ id: 'label', kind: 'label', title: 'A label', link: null, readOn: null }],
  vocabularies: {
    drugs: [{ means: ['testamycin'], names: ['testa'] }],
    classes: [{ name: 'testa class', members: ['testamycin'], isCrossReactive: false }],
    equivalents: [],
    allergens: [],
    environment: [],
    conditions: [],
    breeds: { canine: [{ means: ['beagle'], names: [] }] },
    breedGroups: [],
  },
  warnings: [warning()],
  doses: [
    {
      ...row,
      id: 'D01',
      drug: ['testamycin'],
      doseOf: null,
      species: 'canine',
      route: 'oral',
      use: null,
      unit: 'mg/kg',
      dose: { least: 5, most: 10 },
      everyHours: { least: 12, most: 24 },
      mostPerDay: null,
      mostDays: null,
      fromAge: null,
      fromWeight: null,
    },
  ],
  laws: [],
  ...changes,
});
