import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkConflicts, checkedNames } from '../index.js';
import { condition, knowledge, subject } from '../conflict.test-data.js';
import { readCondition } from './read-condition.js';

const nsaid = { ingredients: ['carprofen'], keywords: ['nsaid'] };
const facts = (recorded: string, product = nsaid) => subject(product, { healthConditions: [condition(recorded)] });
const idsOf = (recorded: string, product = nsaid) => {
  const { conflicts, advisories } = checkConflicts(facts(recorded, product));
  return [...conflicts, ...advisories].map(({ ruleId }) => ruleId);
};

describe('a recorded health condition', () => {
  it.each([
    ...['CKD', 'Kidney failure', 'AKI', 'Azotemia', 'Protein-losing nephropathy', 'Pyelonephritis', 'IRIS stage 3'],
    ...['Hepatopathy', 'Chronic hepatitis', 'Portosystemic shunt', 'Elevated liver enzymes', 'Cholangiohepatitis'],
    ...['GI ulceration', 'Duodenal ulcer', 'Gastroduodenal ulcers', 'Melena', 'hx of CKD, stable', 'Nephropaty'],
  ])('P-321 %s matches the row about NSAIDs', (recorded) => {
    expect(idsOf(recorded)).toEqual(['C04']);
    expect(readCondition(recorded, knowledge)).toMatchObject({ unread: [], denied: [] });
  });

  it.each(['No renal disease', 'R/O liver disease', 'Liver normal', 'Negative for kidney disease', 'Rule out CKD'])(
    'P-321 %s matches none, and is listed as not compared',
    (recorded) => {
      expect(idsOf(recorded)).toEqual([]);
      const report = checkConflicts(facts(recorded));
      expect(report.notChecked).toMatchObject([{ kind: 'condition' }]);
      expect(checkedNames(facts(recorded), report)).not.toContain('conditions');
    },
  );

  it('P-321 keeps a condition next to a denied one', () => {
    expect(idsOf('No renal disease, chronic hepatitis')).toEqual(['C04']);
    expect(idsOf('No renal disease, arthritis')).toEqual([]);
  });

  it('P-321 distinguishes diabetes insipidus from diabetes, and the adrenal gland from the kidney', () => {
    const steroid = { ingredients: ['prednisone'], keywords: ['corticosteroid'] };
    expect([idsOf('Diabetes', steroid), idsOf('DM', steroid)]).toEqual([['C07'], ['C07']]);
    expect(idsOf('Diabetes insipidus', steroid)).toEqual([]);
    expect(idsOf('Adrenal tumor')).toEqual([]);
  });

  it('P-321 of no known name is listed, and conditions then do not count as checked', () => {
    const report = checkConflicts(facts('Zorblax syndrome; CKD'));
    expect(report.notChecked).toMatchObject([{ kind: 'condition', name: 'Zorblax syndrome' }]);
    expect(checkedNames(facts('Zorblax syndrome'), checkConflicts(facts('Zorblax syndrome')))).not.toContain(
      'conditions',
    );
    expect(checkedNames(facts('Arthritis'), checkConflicts(facts('Arthritis')))).toContain('conditions');
    expect(checkedNames(facts('None'), checkConflicts(facts('None')))).toContain('conditions');
  });

  it('P-321 a recorded MDR1 variant is as severe as the breed', () => {
    const ivermectin = { ingredients: ['ivermectin'], keywords: ['macrocyclic lactone'] };
    expect(idsOf('MDR1 mutant/normal', ivermectin)).toEqual(['C11']);
    expect(idsOf('MDR1 normal', ivermectin)).toEqual([]);
  });

  it('P-321 of arbitrary words never counts as checked', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bcdfghjklmnpqrstvwxz]{5,12}$/), (word) => {
        const report = checkConflicts(facts(word));
        expect(report.readAs.length > 0 || report.notChecked.length > 0).toBe(true);
      }),
    );
  });
});
