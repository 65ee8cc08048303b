import {
  checkConflicts,
  conflictGradeLabels,
  conflictGrades,
  conflictKindLabels,
  type ConflictPatient,
  type ConflictProduct,
} from '../safety/conflict/index.js';
import { type WarningKind, warningKinds } from '../knowledge/index.js';
import { sample, subject } from '../safety/conflict/conflict.test-data.js';
import type { DecisionTable } from './decision-table.js';
import { decisionText, tableText, type RulePage } from './markdown.js';

/** The findings of the check, as the panel shows them. */
function found(...given: Parameters<typeof subject>): readonly string[] {
  const { conflicts, advisories } = checkConflicts(subject(...given));
  const all = [...conflicts, ...advisories];
  if (all.length === 0) return ['nothing', '', ''];
  return [
    all.map(({ kind }) => conflictKindLabels[kind]).join(', '),
    all.map(({ grade }) => conflictGradeLabels[grade]).join(', '),
    all.map(({ patientValue, sign, productValue }) => `${patientValue} ${sign} ${productValue}`).join('; '),
  ];
}

const outcomes = ['Conflict', 'Grade', 'Line in the panel'] as const;

const species: DecisionTable<{ listed: readonly string[]; ofPatient: ConflictPatient['species'] }> = {
  title: 'Species',
  about: "The product's species compared with the patient's.",
  requirements: ['P-082'],
  rule: 'checkConflicts',
  facts: {
    listed: {
      heading: 'The product lists',
      values: { 'no species': [], dogs: ['canine'], 'dogs and cats': ['canine', 'feline'] },
    },
    ofPatient: {
      heading: 'The patient is',
      values: {
        'a dog': { code: 'canine', name: 'Canine' },
        'a cat': { code: 'feline', name: 'Feline' },
        'of unknown species': null,
      },
    },
  },
  outcomes,
  decide: ({ listed, ofPatient }) => found({ productSpecies: listed }, { species: ofPatient }),
};

type Band = Pick<ConflictProduct, 'weightMin' | 'weightMax'>;

const weight: DecisionTable<{ band: Band; pounds: number | null }> = {
  title: 'Weight',
  about: "The weight in pounds, rounded to one decimal, compared with the label's range. Both ends are included.",
  requirements: ['P-083'],
  rule: 'checkConflicts',
  facts: {
    band: {
      heading: 'The label says',
      values: {
        'no weight': { weightMin: 0, weightMax: 10_000 },
        '10 lbs and more': { weightMin: 10, weightMax: 10_000 },
        'up to 20 lbs': { weightMin: 0, weightMax: 20 },
        '10 to 20 lbs': { weightMin: 10, weightMax: 20 },
      },
    },
    pounds: {
      heading: 'The patient weighs',
      values: { '9.9 lbs': 9.9, '10 lbs': 10, '20 lbs': 20, '20.1 lbs': 20.1, 'an unknown weight': null },
    },
  },
  outcomes,
  decide: ({ band, pounds }) => found(band, { weight: pounds, weightUnit: 'lbs' }),
};

const supply: DecisionTable<{ shelfLife: number | null; days: number | null }> = {
  title: 'Days supply',
  about: 'Compared with the shelf life of the product. Equal is still valid.',
  requirements: ['P-084'],
  rule: 'checkConflicts',
  facts: {
    shelfLife: { heading: 'Shelf life', values: { 'not known': null, '0': 0, '30 days': 30 } },
    days: { heading: 'Days supply', values: { 'not filled in': null, '30': 30, '31': 31 } },
  },
  outcomes,
  decide: ({ shelfLife, days }) => found({ shelfLife }, {}, { daysSupply: days }),
};

const headings = ['The patient has or is', ...conflictGrades.map((grade) => conflictGradeLabels[grade])];

/** How many rows of a kind have each grade. */
const countsOf = (kind: WarningKind): readonly string[] => [
  conflictKindLabels[kind],
  ...conflictGrades.map((grade) =>
    String(sample.warnings.filter((row) => row.kind === kind && row.grade === grade).length),
  ),
];

const warnings = [
  '## Warnings of the sample package',
  `The rows of ${sample.name} ${sample.version}, with their sources, are the files of [packages/knowledge](../../packages/knowledge/README.md). A row matches when the species, one word of the product, and one of the patient match (P-085, P-231).`,
  tableText(headings, warningKinds.map(countsOf)),
].join('\n\n');

export const conflicts: RulePage = {
  name: 'conflicts',
  title: 'Conflicts of a product',
  about:
    'The tables compare the product with the patient. The other findings are rows of a knowledge package. An allergy without a matching row is still reported if the product lists it (Keyword, P-086). What each grade requires: [issuing](issuing.md#what-the-most-severe-conflict-requires).',
  parts: [decisionText(species), decisionText(weight), decisionText(supply), warnings],
};
