import { expect, it } from 'vitest';
import { addDays } from '../../../base/time/index.js';
import type { SpeciesCode } from '../../../clients/patient/index.js';
import type { WarningRow } from '../../../knowledge/index.js';
import { checkConflicts, type Conflict, conflictGrades, type ConflictPatient, type ConflictProduct } from '../index.js';
import { allergy, condition, sample, medication, subject, today } from '../conflict.test-data.js';

function productOf(token: string): Partial<ConflictProduct> {
  if (token === '*') return { ingredients: ['testamycin sodium'] };
  if (token.startsWith('flavor:')) return { productFlavors: [{ flavorId: '1', flavor: token.slice(7).toUpperCase() }] };
  return { keywords: [token] };
}

function patientOf(rule: WarningRow, token: string): Partial<ConflictPatient> {
  switch (rule.kind) {
    case 'species':
      return {};
    case 'age':
      return { birthdate: addDays(today, -(rule.age?.from ?? (rule.age?.below ?? 1) - 1)) };
    case 'allergy':
      return { allergies: [allergy(token === 'same_ingredient' ? 'Testamycin' : `${token.toUpperCase()}!`)] };
    case 'condition':
      return token === 'juvenile' ? { birthdate: today } : { healthConditions: [condition(`History of ${token}`)] };
    case 'breed':
      return { breed: { code: token, name: breedOfToken(token).toUpperCase() } };
    case 'interaction':
      return { currentMeds: [medication('Other', { ingredients: ['otherine'], keywords: [token] })] };
  }
}

const groupOf = (token: string) => sample.vocabularies.breedGroups.find(({ name }) => name === token);

/** A breed of a group, or the breed itself. */
const breedOfToken = (token: string) => groupOf(token)?.breeds[0]?.name ?? token;

/** Whether animals of a species can be of a breed or of a group: a meat rabbit is no bird. */
function isOfSpecies(token: string, code: string): boolean {
  const group = groupOf(token);
  if (group) return group.species === code;
  const elsewhere = Object.entries(sample.vocabularies.breeds).filter(([, rows]) =>
    rows.some(({ means, names }) => [...means, ...names].includes(token)),
  );
  return elsewhere.length === 0 || elsewhere.some(([species]) => species === code);
}

const all = ['avian', 'canine', 'equine', 'feline', 'other', 'reptile', 'small_animal'] as const;

/** Whether the report contains the rule with its own grade. */
function fires(rule: WarningRow, code: SpeciesCode, productToken: string, patientToken: string): boolean {
  const facts = subject(
    { ingredients: ['testamycin sodium'], ...productOf(productToken) },
    { ...patientOf(rule, patientToken), species: { code, name: code } },
    { knowledge: sample },
  );
  const { conflicts, advisories } = checkConflicts(facts);
  const found = [...conflicts, ...advisories];
  // Of the rows about an allergy, only the most severe one is reported.
  const isCovered = ({ kind, ruleId, grade }: Conflict) =>
    kind === 'allergy' && ruleId !== null && conflictGrades.indexOf(grade) <= conflictGrades.indexOf(rule.grade);
  return found.some(
    (one) => (one.ruleId === rule.id && one.grade === rule.grade) || (rule.kind === 'allergy' && isCovered(one)),
  );
}

it.each(sample.warnings)(
  'P-085 row $id matches each of its species, product tokens and patient tokens, and no other species',
  (rule) => {
    const patientTokens = rule.patient.length > 0 ? rule.patient : [''];
    for (const productToken of rule.product) {
      for (const patientToken of patientTokens) {
        for (const code of all) {
          const isNamed =
            (rule.species.length === 0 || rule.species.includes(code)) &&
            (rule.kind !== 'breed' || isOfSpecies(patientToken, code));
          expect([rule.id, code, productToken, patientToken, fires(rule, code, productToken, patientToken)]).toEqual([
            rule.id,
            code,
            productToken,
            patientToken,
            isNamed,
          ]);
        }
      }
    }
  },
);
