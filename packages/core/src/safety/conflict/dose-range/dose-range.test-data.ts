import type { DoseRange } from '../../../knowledge/index.js';
import type { ConflictPatient, ConflictProduct, ConflictSubject, Dosing } from '../../signing/index.js';
import { knowledge, subject } from '../conflict.test-data.js';
import { checkConflicts } from '../index.js';

const noDosing: Dosing = {
  strengthDisplay: null,
  unit: 'tablets',
  packsizeQty: null,
  unitPerFill: null,
  directions: null,
  refills: 0,
  prnFlag: false,
};

interface Changes {
  readonly product?: Partial<ConflictProduct>;
  readonly patient?: Partial<ConflictPatient>;
  readonly dosing?: Partial<Dosing>;
  readonly rest?: Partial<ConflictSubject>;
}

/** A drug for a dog of 10 kg with directions; carprofen tablets of 100 mg unless changed. */
export function prescribed(directions: string, { product, patient, dosing, rest }: Changes = {}): ConflictSubject {
  return subject(
    { title: 'Carprofen Tablets', ingredients: ['carprofen'], ...product },
    { weight: 10, weightUnit: 'kg', ...patient },
    { dosing: { ...noDosing, strengthDisplay: '100 mg', directions, ...dosing }, ...rest },
  );
}

const template: DoseRange = {
  id: 'D901',
  evidence: 'label',
  citations: [{ source: 'rimadyl-insert', section: 'Dosage' }],
  from: '2023-01-01',
  to: null,
  reviews: [{ on: '2026-11-27', by: 'first reading', disagreement: null }],
  drug: ['testamycin'],
  doseOf: null,
  species: 'canine',
  route: 'oral',
  use: null,
  unit: 'mg/kg',
  dose: { least: 5, most: 10 },
  everyHours: { least: 12, most: 12 },
  mostPerDay: null,
  mostDays: null,
  fromAge: null,
  fromWeight: null,
};

/** A labeled range of an invented drug. */
export const range = (changes: Partial<DoseRange> = {}): DoseRange => ({ ...template, ...changes });

/** The invented drug with its labeled ranges, for a dog of 10 kg; tablets of 25 mg unless changed. */
export function ofInvented(ranges: readonly DoseRange[], directions: string, changes: Changes = {}): ConflictSubject {
  return prescribed(directions, {
    ...changes,
    product: { title: 'Testamycin Tablets', ingredients: ['testamycin hydrochloride'], ...changes.product },
    dosing: { strengthDisplay: '25 mg', ...changes.dosing },
    rest: { knowledge: { ...knowledge, doses: ranges }, ...changes.rest },
  });
}

const words = (text: string) => text.replaceAll('\u00A0', ' ');

/** The findings of kind dose, age and weight as text. */
export function saidOf(of: ConflictSubject): readonly string[] {
  const { conflicts, advisories } = checkConflicts(of);
  return [...conflicts, ...advisories]
    .filter(({ kind }) => kind === 'dose' || kind === 'age' || kind === 'weight')
    .map(({ grade, kind, patientValue, sign, productValue, ruleId }) =>
      words(`${grade} ${kind} ${ruleId}: ${patientValue} ${sign} ${productValue}`),
    );
}

/** 'serious', 'worth-knowing', or `null` without a finding of kind dose. */
export function gradeOfDose(of: ConflictSubject): string | null {
  const { conflicts, advisories } = checkConflicts(of);
  return [...conflicts, ...advisories].find(({ kind }) => kind === 'dose')?.grade ?? null;
}
