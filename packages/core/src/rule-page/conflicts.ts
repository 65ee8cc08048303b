import {
  checkConflicts,
  conflictGradeLabels,
  conflictGrades,
  conflictKindLabels,
  interactionRules,
  type ConflictPatient,
  type ConflictProduct,
  type InteractionRule,
} from '../safety/conflict/index.js';
import { subject } from '../safety/conflict/conflict.test-data.js';
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

const codeWords = (codes: readonly string[], everything: string) =>
  codes.length === 0 ? everything : codes.join(', ');

function exceptWords({ except }: InteractionRule): string {
  if (except === null) return '';
  return except.field === 'ingredient' ? 'both are the same drug' : `${except.field} ${except.value}`;
}

/** How far back a rule between drugs looks. */
function afterWords({ after }: InteractionRule): string {
  if (after === undefined) return '';
  return after === 'ever' ? '; now or ever before' : `; now or up to ${after} days before`;
}

const ruleHeadings = [
  'Rule',
  'Grade',
  'Species',
  'The product is or contains',
  'The patient has',
  'Except if',
  'Message',
  'Source',
];

const ruleRow = (rule: InteractionRule): readonly string[] => [
  rule.id,
  conflictGradeLabels[rule.grade],
  codeWords(rule.species, 'every'),
  codeWords(rule.product, ''),
  `${codeWords(rule.patient, 'nothing else')}${afterWords(rule)}`,
  exceptWords(rule),
  rule.message,
  rule.source,
];

const kinds = ['species', 'allergy', 'condition', 'breed', 'interaction'] as const;

/** Most severe first, as in the panel. */
const ofKind = (kind: InteractionRule['kind']) =>
  conflictGrades.flatMap((grade) => interactionRules.filter((rule) => rule.kind === kind && rule.grade === grade));

const rulesOf = (kind: InteractionRule['kind']): string =>
  [`## The table: ${conflictKindLabels[kind]}`, tableText(ruleHeadings, ofKind(kind).map(ruleRow))].join('\n\n');

export const conflicts: RulePage = {
  name: 'conflicts',
  title: 'Conflicts of a product',
  about:
    'The first three tables compare the product with the patient. The others are the interaction table, row by row: a row matches when the species, one word of the product, and one of the patient match (P-085, P-231). `*` is every product. An allergy without a matching row is still reported if the product lists it (Keyword, P-086). What each grade requires: [issuing](issuing.md#what-the-most-severe-conflict-requires).',
  parts: [decisionText(species), decisionText(weight), decisionText(supply), ...kinds.map(rulesOf)],
};
