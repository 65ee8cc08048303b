import { describe, expect, it } from 'vitest';
import { checkConflicts, checkedNames, withReadMedications } from '../index.js';
import { knowledge, medication, plainPatient, subject } from '../conflict.test-data.js';
import { readMedication } from './read-medication.js';

describe('a medication that is not in the catalog', () => {
  it.each([
    ['Prozac 20 mg', ['fluoxetine'], ['serotonergic'], true],
    ['Lasix', ['furosemide'], ['loop diuretic'], true],
    ['Rimadyl 75mg tabs BID', ['carprofen'], ['nsaid'], true],
    ['Prednisone and gabapentin', ['prednisone', 'gabapentin'], ['corticosteroid'], true],
    ['Valium, Zorblax', ['diazepam'], ['benzodiazepine'], false],
    ['Carprophen', ['carprofen'], ['nsaid'], false],
  ] as const)('P-324 %s is recognized by its name', (name, ingredients, keywords, isSure) => {
    expect(readMedication(name, knowledge)).toMatchObject({
      ingredients,
      keywords: expect.arrayContaining([...keywords]),
      isSure,
    });
  });

  it('P-324 with an unknown name is not recognized', () => {
    expect(['Zorblax', '', '75 mg BID', 'tablets'].map((name) => readMedication(name, knowledge))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('P-324 is compared as what it was read as, and still listed', () => {
    const selegiline = { ingredients: ['selegiline hydrochloride'], keywords: ['maoi'] };
    const unknown = (name: string) => medication(name, { isResolved: false });
    const report = checkConflicts(subject(selegiline, { currentMeds: [unknown('Prozac'), unknown('Zorblax')] }));
    expect(report.conflicts).toMatchObject([{ ruleId: 'I04', patientValue: 'Prozac' }]);
    expect(report.notChecked).toEqual([
      { kind: 'medication', name: 'Prozac', reason: 'Not found in the catalog; compared as fluoxetine.' },
      { kind: 'medication', name: 'Zorblax', reason: 'Not found in the catalog, so not checked for interactions.' },
    ]);
    const near = checkConflicts(subject(selegiline, { currentMeds: [unknown('Fluoxatine')] }));
    expect(near.conflicts).toMatchObject([{ patientValue: 'Fluoxatine (read as fluoxetine)' }]);
    expect(near.readAs).toEqual([{ kind: 'medication', name: 'Fluoxatine', as: 'fluoxetine' }]);
  });

  it('P-324 is resolved by its name when all of it is recognized with its exact spelling', () => {
    const names = ['Prozac 20 mg', 'Fluoxatine', 'Valium, Zorblax', 'Zorblax'];
    const currentMeds = names.map((name) => medication(name, { isResolved: false }));
    const read = withReadMedications({ ...plainPatient, currentMeds }, knowledge);
    expect(read.currentMeds.map(({ isResolved }) => isResolved)).toEqual([true, false, false, false]);
    expect(read.currentMeds[0]).toMatchObject({
      ingredients: ['fluoxetine'],
      keywords: expect.arrayContaining(['serotonergic']),
      productId: null,
    });
    const whole = { ...read, currentMeds: read.currentMeds.slice(0, 1) };
    const facts = subject({}, whole);
    expect(checkConflicts(facts).notChecked).toEqual([]);
    expect(checkedNames(facts, checkConflicts(facts))).toContain('medications');
    const known = medication('Carprofen', { ingredients: ['carprofen'], keywords: ['nsaid'] });
    expect(withReadMedications({ currentMeds: [known] }, knowledge).currentMeds).toEqual([known]);
  });
});
