import { describe, expect, it } from 'vitest';
import { medication, subject } from '../../safety/conflict/conflict.test-data.js';
import {
  findingText,
  recheckPrescription,
  recheckedText,
  speciesChangeReason,
  speciesChangeWarning,
} from './judged-again.js';

describe('open prescriptions after a change of species', () => {
  it('P-338 are checked against the record and the rule table for that species', () => {
    const rulesFor = (code: 'canine' | 'feline') => {
      const judged = subject({ productSpecies: ['canine'] }, { species: { code, name: code }, breed: null });
      return recheckPrescription({ ...judged, prescriptionId: '9' }).map(({ rule }) => rule);
    };
    expect(rulesFor('canine')).toEqual([]);
    expect(rulesFor('feline')).toContain('record:species');
  });

  it("P-338 do not conflict with themselves, but with the patient's other prescriptions", () => {
    const prednisone = medication('Prednisone', { keywords: ['corticosteroid'], prescriptionId: '9' });
    const judged = subject({ keywords: ['nsaid'] }, { activePrescriptions: [prednisone] });
    const count = (prescriptionId: string) => recheckPrescription({ ...judged, prescriptionId }).length;
    expect(count('8')).toBeGreaterThan(0);
    expect(count('9')).toBe(0);
  });

  it('P-338 are described for one and for several', () => {
    expect(speciesChangeWarning(1, 'Canine')).toBe('1 open prescription was issued for the species Canine.');
    expect(speciesChangeWarning(2, null)).toBe('2 open prescriptions were issued for an unknown species.');
  });

  it('P-338 name the change and each finding in the trail', () => {
    const finding = {
      rule: 'table:S01',
      grade: 'serious' as const,
      text: 'Cat + permethrin',
      reason: 'It may die.',
      source: 'Label',
    };
    expect(findingText(finding)).toBe('Serious: Cat + permethrin. It may die.');
    expect(findingText({ ...finding, grade: 'later', reason: null })).toBe('later: Cat + permethrin.');
    expect(speciesChangeReason({ from: 'Canine', to: 'Feline' }, [finding])).toEqual([
      'Species Canine -> Feline',
      'Serious: Cat + permethrin. It may die.',
    ]);
    const rx = { rxNumber: '26-1', title: 'Permethrin' };
    expect(recheckedText(rx, [finding])).toBe('Rx# 26-1, Permethrin: Serious: Cat + permethrin. It may die.');
    expect(recheckedText(rx, [])).toBe('Rx# 26-1, Permethrin: no conflicts found');
    expect(speciesChangeReason({ from: null, to: 'Feline' }, [])).toEqual([
      'Species not recorded -> Feline',
      'No conflicts found for Feline',
    ]);
  });
});
