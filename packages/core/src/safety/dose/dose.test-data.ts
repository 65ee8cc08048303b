import { sampleKnowledge } from '../../knowledge/sample-knowledge.test-data.js';
import type {
  ConflictSubject,
  Dosing,
  IssuedTherapyFacts,
  RecordedWeightFacts,
  SigningFacts,
  TherapyProductFacts,
} from '../signing/index.js';
import { type DoseWarning, doseWarnings, readDirections } from './index.js';

export const suspension: TherapyProductFacts = {
  id: '812',
  title: 'Gabapentin Oral Suspension (xylitol-free) 50 mg/mL',
  productFamily: 'Gabapentin',
  strengthDisplay: '50 mg/mL',
  ingredients: ['gabapentin'],
  keywords: ['anticonvulsant'],
  packsizeQty: 60,
  unit: 'mL',
};

export const tablets = (strengthDisplay: string, id = strengthDisplay): TherapyProductFacts => ({
  ...suspension,
  id,
  title: `Gabapentin Tablets ${strengthDisplay}`,
  strengthDisplay,
  packsizeQty: 30,
  unit: 'tablets',
});

export function issued(changes: Partial<IssuedTherapyFacts> = {}): IssuedTherapyFacts {
  return {
    id: '5',
    rxNumber: '26-104065',
    issuedAt: '2026-07-25T15:30:00.000Z',
    by: 'Dr. Tomás Lindqvist',
    product: suspension,
    quantity: 60,
    directions: 'Give 0.5 mL by mouth every 12 hours. Shake well.',
    daysSupply: 60,
    refills: 2,
    prnFlag: false,
    flavorId: null,
    expiresOn: '2027-07-25',
    isFillable: true,
    ...changes,
  };
}

export const weighed = (
  weight: number,
  day: string,
  changes: Partial<RecordedWeightFacts> = {},
): RecordedWeightFacts => ({ at: `${day}T15:00:00.000Z`, weight, weightUnit: 'lbs', by: 'Luis Ferreira', ...changes });

interface Changes {
  readonly product?: TherapyProductFacts;
  readonly dosing?: Partial<Dosing>;
  readonly daysSupply?: number | null;
  readonly facts?: Partial<SigningFacts>;
  readonly patient?: Partial<ConflictSubject['patient']>;
  readonly shelfLife?: number | null;
  readonly weightMin?: number | null;
  readonly weightMax?: number | null;
}

/** Pippin's gabapentin, which causes no warning. */
export function subject(changes: Changes = {}): ConflictSubject {
  const product = changes.product ?? suspension;
  return {
    product: {
      id: product.id,
      title: product.title,
      ingredients: product.ingredients,
      keywords: product.keywords,
      classification: 'Compound',
      productPresentation: { id: '3', description: 'Oral Suspension' },
      productSpecies: ['small_animal'],
      productFlavors: [],
      weightMin: changes.weightMin ?? null,
      weightMax: changes.weightMax ?? null,
      shelfLife: changes.shelfLife ?? null,
    },
    patient: {
      species: { code: 'small_animal', name: 'Small Animal' },
      breed: null,
      birthdate: '2023-12-15',
      weight: 4.1,
      weightUnit: 'lbs',
      allergies: [],
      healthConditions: [],
      currentMeds: [],
      activePrescriptions: [],
      ...changes.patient,
    },
    daysSupply: changes.daysSupply === undefined ? 60 : changes.daysSupply,
    today: '2026-11-22',
    knowledge: sampleKnowledge(),
    timeZone: 'America/New_York',
    dosing: {
      strengthDisplay: product.strengthDisplay,
      unit: product.unit,
      packsizeQty: product.packsizeQty,
      unitPerFill: 60,
      directions: 'Give 0.5 mL by mouth every 12 hours. Shake well.',
      refills: 2,
      prnFlag: false,
      ...changes.dosing,
    },
    facts: {
      therapy: [],
      issued: [issued()],
      weights: [weighed(4.1, '2026-08-14')],
      declines: [],
      animals: [],
      usage: { count: 0, median: null },
      ...changes.facts,
    },
  };
}

/** A warning as shown on the screen; strong parts of the calculation in asterisks, non-breaking spaces as spaces. */
const shown = (text: string) => text.replaceAll('\u00A0', ' ');
export const sumOf = ({ sum }: DoseWarning) =>
  shown(sum.map(({ text, isStrong }) => (isStrong ? `*${text}*` : text)).join(''));
export const said = (warning: DoseWarning) => [
  warning.grade,
  warning.title,
  shown(warning.sentence),
  sumOf(warning),
  warning.fix && shown(warning.fix.label),
  shown(warning.keepLabel),
  shown(warning.short),
];
export const kindsOf = (of: Changes) => doseWarnings(subject(of)).map(({ kind }) => kind);
export const directions = (text: string) => ({ dosing: { directions: text } });

/** '1-2 each, in two places, 2 in 1, for 10', as far as directions are parsed; `null` if they are not. */
export function shownReading(text: string): string | null {
  const reading = readDirections(text);
  if (reading === null) return null;
  const { amount, places, frequency, course, changes } = reading;
  return [
    `${amount.least === amount.most ? amount.most : `${amount.least}-${amount.most}`} ${amount.unit}`,
    ...(places === 2 ? ['in two places'] : []),
    ...(frequency === null ? [] : [`${frequency.times} in ${frequency.days}`]),
    ...(course === null ? [] : [`for ${course}`]),
    ...(changes ? ['changes'] : []),
  ].join(', ');
}
