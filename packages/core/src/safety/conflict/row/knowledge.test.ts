import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { KnowledgePackage } from '../../../knowledge/index.js';
import { smallPackage, warning } from '../../../knowledge/knowledge.test-data.js';
import { plainDate } from '../../../base/time/plain-date.test-arbitrary.js';
import { addDays } from '../../../base/time/index.js';
import { checkConflicts } from '../index.js';
import { condition, medication, sample, subject, today } from '../conflict.test-data.js';

const feline = { species: { code: 'feline', name: 'Feline' } } as const;
const testamycin = { ingredients: ['testamycin'] };
const idsWith = (knowledge: KnowledgePackage, patient: Parameters<typeof subject>[1] = feline, day = today) => {
  const { conflicts, advisories } = checkConflicts(subject(testamycin, patient, { knowledge, today: day }));
  return [...conflicts, ...advisories].map(({ ruleId }) => ruleId);
};

describe('the package of a subject', () => {
  it('P-389 decides which rows warn, and names their sources', () => {
    expect(idsWith(smallPackage())).toEqual(['S01']);
    expect(idsWith(smallPackage({ warnings: [warning({ id: 'X9' })] }))).toEqual(['X9']);
    expect(idsWith(smallPackage({ warnings: [] }))).toEqual([]);
    const { conflicts } = checkConflicts(subject(testamycin, feline, { knowledge: smallPackage() }));
    expect(conflicts).toMatchObject([{ source: 'A label, Contraindications' }]);
  });

  it('P-389 decides which names and classes are known', () => {
    const row = warning({ kind: 'interaction', species: [], product: ['testa class'], patient: ['placebin'] });
    const knowledge = smallPackage({ warnings: [row] });
    const found = (name: string, known: KnowledgePackage) =>
      checkConflicts(
        subject(
          { ingredients: ['placebin'] },
          { currentMeds: [medication(name, { isResolved: false })] },
          { knowledge: known },
        ),
      ).conflicts.length;
    expect(found('Testa 5 mg', knowledge)).toBe(1);
    const { vocabularies } = knowledge;
    expect(found('Testa 5 mg', { ...knowledge, vocabularies: { ...vocabularies, drugs: [] } })).toBe(0);
    expect(found('Testa 5 mg', { ...knowledge, vocabularies: { ...vocabularies, classes: [] } })).toBe(0);
  });

  test.prop([plainDate(), plainDate(), plainDate()])(
    'P-389 has rows that apply from their first to their last day',
    (one, other, day) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const isWithin = from <= day && day <= to;
      expect(idsWith(smallPackage({ warnings: [warning({ from, to })] }), feline, day)).toEqual(
        isWithin ? ['S01'] : [],
      );
      expect(idsWith(smallPackage({ warnings: [warning({ from, to: null })] }), feline, day)).toEqual(
        from <= day ? ['S01'] : [],
      );
    },
  );

  test.prop([fc.subarray([...sample.warnings], { maxLength: 40 })])(
    'P-389 warns by the rows of the package and by no others',
    (warnings) => {
      const product = { ingredients: ['carprofen', 'ivermectin', 'metoclopramide'], keywords: ['nsaid'] };
      const patient = { healthConditions: [condition('CKD'), condition('Epilepsy')], birthdate: '2026-09-01' };
      const { conflicts, advisories } = checkConflicts(
        subject(product, patient, { knowledge: { ...sample, warnings } }),
      );
      const found = [...conflicts, ...advisories].flatMap(({ ruleId }) => ruleId ?? []);
      expect(warnings.map(({ id }) => id)).toEqual(expect.arrayContaining(found));
    },
  );
});

describe('a warning by age', () => {
  const young = warning({ kind: 'age', species: [], age: { below: 42, from: null } });
  const old = warning({ id: 'G2', kind: 'age', species: [], age: { below: null, from: 3650 } });
  const knowledge = smallPackage({ warnings: [young, old] });
  const bornBefore = (days: number) => ({ birthdate: addDays(today, -days) });

  it('P-391 applies below and from its bounds, by the day', () => {
    expect([41, 42, 3649, 3650].map((days) => idsWith(knowledge, bornBefore(days)))).toEqual([['S01'], [], [], ['G2']]);
    const { conflicts } = checkConflicts(subject(testamycin, bornBefore(41), { knowledge }));
    expect(conflicts).toMatchObject([{ kind: 'age', sign: '+', patientValue: '1 mo old' }]);
  });

  it('P-391 is listed as not checked without a birth date', () => {
    const { notChecked } = checkConflicts(subject(testamycin, { birthdate: null }, { knowledge }));
    expect(notChecked).toMatchObject([{ kind: 'birthdate' }]);
    const other = checkConflicts(subject({ ingredients: ['placebin'] }, { birthdate: null }, { knowledge }));
    expect(other.notChecked).toEqual([]);
  });
});

describe('the classes of an ingredient', () => {
  const row = warning({ species: [], product: ['testa class'] });
  const found = (title: string) =>
    checkConflicts(
      subject(
        { ...testamycin, title, productPresentation: null },
        {},
        { knowledge: smallPackage({ warnings: [row] }) },
      ),
    ).conflicts.map(({ ruleId }) => ruleId);

  it('P-392 count for a product that acts in the whole body, not for one that acts where it is applied', () => {
    expect(found('Testamycin Tablets')).toEqual(['S01']);
    expect(found('Testamycin Ophthalmic Solution')).toEqual([]);
  });
});
