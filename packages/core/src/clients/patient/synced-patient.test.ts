import { describe, expect, it } from 'vitest';
import type { PimsPatient } from '../../practice/pims-connection/index.js';
import { afterChange, afterDecline, afterReport } from '../../practice/pims-sync/index.js';
import {
  comparedPatient,
  type ComparedPatient,
  type ComparisonFacts,
  declinedPatientValues,
  changedOnlyHere,
  offeredCount,
  patientDifferences,
  patientDifferenceValue,
  valuesOfPatient,
  syncedPatientDifferences,
} from './index.js';

const day = '2026-11-20T15:00:00.000Z';
const pug = { code: 'pug', name: 'Pug' };
const beagle = { code: 'beagle', name: 'Beagle' };
const facts: ComparisonFacts = {
  today: '2026-11-22',
  species: 'canine',
  breeds: [pug, beagle],
  hasPatientGender: true,
};
const otis: ComparedPatient = {
  weight: 10,
  weightUnit: 'kg',
  breed: beagle,
  birthdate: '2019-06-01',
  gender: 'N',
  deceasedDate: null,
};
const theirs: PimsPatient = {
  id: '1',
  pimsId: '1',
  name: 'Otis',
  dateOfBirth: '2019-06-01',
  dateOfDeath: null,
  gender: 'Male Neutered',
  normalizedGender: null,
  species: 'Canine',
  normalizedSpecies: 'canine',
  breed: 'BEAGLE',
  currentWeightInPounds: 22.05,
  isDeleted: false,
  isDeceased: false,
  isActive: true,
  allergies: [],
};
const reported = (patient: ComparedPatient, record: PimsPatient) => comparedPatient(patient, record, facts);
const differ = (patient: ComparedPatient, record: PimsPatient) => patientDifferences(patient, record, facts);

describe('the synced fields of a patient', () => {
  it('C-255 are weight in pounds, breed by its code, birthdate, gender and deceased date', () => {
    expect(valuesOfPatient({ ...otis, deceasedDate: '2026-11-01' })).toEqual({
      weight: '22.05 lbs',
      breed: 'beagle',
      birthdate: '2019-06-01',
      gender: 'N',
      deceasedDate: '2026-11-01',
    });
    const nothing = { weight: 0, weightUnit: null, breed: null, birthdate: null, gender: ' ', deceasedDate: null };
    expect(valuesOfPatient(nothing)).toEqual({});
  });

  it('C-255 are compared with the practice system; values it does not report are omitted', () => {
    expect(reported(otis, theirs)).toEqual([
      { field: 'weight', here: '22.05 lbs', there: '22.05 lbs', agrees: true },
      { field: 'breed', here: 'beagle', there: 'beagle', agrees: true },
      { field: 'birthdate', here: '2019-06-01', there: '2019-06-01', agrees: true },
      { field: 'gender', here: 'N', there: 'N', agrees: true },
    ]);
    const newer = { ...theirs, breed: 'Pug', currentWeightInPounds: null, dateOfDeath: '2026-11-19' };
    expect(reported(otis, newer).filter(({ agrees }) => !agrees)).toEqual([
      { field: 'breed', here: 'beagle', there: 'pug', agrees: false },
      { field: 'deceasedDate', here: null, there: '2026-11-19', agrees: false },
    ]);
  });

  it('C-255 C-103 ignore the gender Other when a sex is known', () => {
    expect(reported(otis, { ...theirs, gender: 'unsure' }).map(({ field }) => field)).toEqual([
      'weight',
      'breed',
      'birthdate',
    ]);
  });
});

describe('the differences that are shown', () => {
  const agreed = afterReport([], reported(otis, theirs), day);
  const mine = { ...otis, weight: 33, weightUnit: 'lbs' } as const;
  const changed = afterChange(agreed, valuesOfPatient(otis), valuesOfPatient(mine), { at: day, by: 'Dr. Reyes' });
  const newer = { ...theirs, breed: 'Pug' };
  const shown = syncedPatientDifferences(mine, differ(mine, newer), changed);

  it('C-256 show where each comes from; values changed only in Signa are kept and not counted', () => {
    expect(shown.map(({ field, side }) => [field, side])).toEqual([
      ['weight', 'here'],
      ['breed', 'there'],
    ]);
    expect([...changedOnlyHere(shown)]).toEqual(['weight']);
    expect(offeredCount(shown)).toBe(1);
  });

  it('C-100 C-257 saving declines what was offered and not accepted, which is not shown again', () => {
    expect(declinedPatientValues(shown, [])).toEqual([{ field: 'breed', value: 'pug' }]);
    expect(declinedPatientValues(shown, shown)).toEqual([]);
    const fields = afterDecline(afterReport(changed, reported(mine, newer), day), declinedPatientValues(shown, []));
    expect(syncedPatientDifferences(mine, differ(mine, newer), fields).map(({ field }) => field)).toEqual(['weight']);
  });

  it('C-257 each difference names the value stored in the sync state', () => {
    const all = differ(mine, { ...newer, dateOfBirth: '2019-06-02', dateOfDeath: '2026-11-19', gender: 'Female' });
    const values = all.map(patientDifferenceValue);
    const kept = reported(mine, { ...newer, dateOfBirth: '2019-06-02', dateOfDeath: '2026-11-19', gender: 'Female' });
    expect(values).toHaveLength(5);
    expect(values).toEqual(kept.map(({ field, there }) => ({ field, value: there })));
  });
});
