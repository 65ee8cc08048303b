import { describe, expect, it } from 'vitest';
import { checkConflicts } from '../../safety/conflict/index.js';
import { subject } from '../../safety/conflict/conflict.test-data.js';
import { pimsConnectionTypes } from '../../practice/pims-connection/index.js';
import { noAllergiesText, undeliveredNote } from './index.js';

const empty = { allergies: [], currentMeds: [], healthConditions: [] };
const fields = ['allergies', 'medications', 'conditions'] as const;

describe('a list that the practice system of an imported patient does not provide', () => {
  it('C-283 is reported as not checked, for ezyVet the allergies too', () => {
    for (const pimsConnectionType of pimsConnectionTypes) {
      const imported = { ...empty, isPIMSImport: true, pimsConnectionType };
      const note = `Not provided by ${pimsConnectionType}, not checked`;
      expect(fields.map((field) => undeliveredNote(imported, field))).toEqual([
        pimsConnectionType === 'EZYVET' ? note : null,
        note,
        note,
      ]);
    }
  });

  it('C-283 is not reported when something is recorded, or the patient was entered by hand', () => {
    const ezyvet = { ...empty, isPIMSImport: true, pimsConnectionType: 'EZYVET' as const };
    expect(undeliveredNote({ ...ezyvet, allergies: ['Penicillin'] }, 'allergies')).toBeNull();
    expect(undeliveredNote({ ...ezyvet, currentMeds: ['Otomax'] }, 'medications')).toBeNull();
    expect(undeliveredNote({ ...ezyvet, healthConditions: ['Asthma'] }, 'conditions')).toBeNull();
    expect(undeliveredNote({ ...ezyvet, isPIMSImport: false }, 'allergies')).toBeNull();
    expect(undeliveredNote(empty, 'allergies')).toBeNull();
  });

  it('C-283 P-111 replaces No Known Allergies', () => {
    const imported = (pimsConnectionType: 'EZYVET' | 'DIGITAIL') =>
      noAllergiesText({ ...empty, isPIMSImport: true, pimsConnectionType });
    expect(imported('EZYVET')).toBe('Not provided by EZYVET, not checked');
    expect(imported('DIGITAIL')).toBe('No Known Allergies');
    expect(noAllergiesText(empty)).toBe('No Known Allergies');
  });

  it('C-283 P-085 is named by the conflict check', () => {
    const report = (pimsConnectionType: 'EZYVET' | 'DIGITAIL', isPIMSImport = true) =>
      checkConflicts(subject({}, { ...empty, isPIMSImport, pimsConnectionType })).notChecked.map(
        ({ kind, name, reason }) => [kind, name, reason],
      );
    const reason = (type: string) => `Not provided by ${type}, not checked.`;
    expect(report('EZYVET')).toEqual([
      ['allergy', 'Allergies/Hypersensitivities', reason('EZYVET')],
      ['condition', 'Health Conditions', reason('EZYVET')],
      ['medication', 'Current medications', reason('EZYVET')],
    ]);
    expect(report('DIGITAIL').map(([kind]) => kind)).toEqual(['condition', 'medication']);
    expect(report('EZYVET', false)).toEqual([]);
  });
});
