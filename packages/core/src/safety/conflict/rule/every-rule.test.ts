import { expect, it } from 'vitest';
import type { SpeciesCode } from '../../../clients/patient/index.js';
import {
  checkConflicts,
  type ConflictPatient,
  type ConflictProduct,
  type InteractionRule,
  interactionRules,
} from '../index.js';
import { allergy, condition, medication, subject, today } from '../conflict.test-data.js';

function productOf(token: string): Partial<ConflictProduct> {
  if (token === '*') return { ingredients: ['testamycin sodium'] };
  if (token.startsWith('flavor:')) return { productFlavors: [{ flavorId: '1', flavor: token.slice(7).toUpperCase() }] };
  return { keywords: [token] };
}

function patientOf(rule: InteractionRule, token: string): Partial<ConflictPatient> {
  switch (rule.kind) {
    case 'species':
      return {};
    case 'allergy':
      return { allergies: [allergy(token === 'same_ingredient' ? 'Testamycin' : `${token.toUpperCase()}!`)] };
    case 'condition':
      return token === 'juvenile' ? { birthdate: today } : { healthConditions: [condition(`History of ${token}`)] };
    case 'breed':
      return { breed: { code: token, name: token.toUpperCase() } };
    case 'interaction':
      return { currentMeds: [medication('Other', { ingredients: ['otherine'], keywords: [token] })] };
  }
}

const all = ['avian', 'canine', 'equine', 'feline', 'other', 'reptile', 'small_animal'] as const;

/** Whether the report contains the rule with its own grade. */
function fires(rule: InteractionRule, code: SpeciesCode, productToken: string, patientToken: string): boolean {
  const facts = subject(
    { ingredients: ['testamycin sodium'], ...productOf(productToken) },
    { ...patientOf(rule, patientToken), species: { code, name: code } },
  );
  const { conflicts, advisories } = checkConflicts(facts);
  const found = rule.grade === 'worth-knowing' ? advisories : conflicts;
  return found.some(({ ruleId, grade }) => ruleId === rule.id && grade === rule.grade);
}

it.each(interactionRules)(
  'P-085 row $id matches each of its species, product tokens and patient tokens, and no other species',
  (rule) => {
    const patientTokens = rule.patient.length > 0 ? rule.patient : [''];
    for (const productToken of rule.product) {
      for (const patientToken of patientTokens) {
        for (const code of all) {
          const isNamed = rule.species.length === 0 || rule.species.includes(code);
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
