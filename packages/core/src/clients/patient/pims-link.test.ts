import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { PimsPatient } from '../../practice/pims-connection/index.js';
import { factsWhereEmpty, lifeStateAfter, type LinkTarget, patientLinkInput } from './index.js';

const today = '2026-03-01';
const theirs: PimsPatient = {
  id: '9',
  pimsId: '5001',
  name: 'Bartholomew',
  dateOfBirth: '2013-09-21',
  dateOfDeath: null,
  gender: null,
  normalizedGender: 'Male Neutered',
  species: 'Cat',
  normalizedSpecies: 'feline',
  breed: 'Maine Coon',
  currentWeightInPounds: 14.204,
  isDeleted: false,
  isDeceased: false,
  isActive: true,
  allergies: [],
};
const empty: LinkTarget = {
  birthdate: null,
  weight: null,
  gender: null,
  deceasedDate: null,
  isDeceased: false,
  isActive: true,
};
const full: LinkTarget = {
  birthdate: '2019-04-12',
  weight: 9,
  gender: 'F',
  deceasedDate: '2026-02-01',
  isDeceased: true,
  isActive: false,
};
const link = (patient: LinkTarget, change: Partial<PimsPatient> = {}) =>
  patientLinkInput(patient, { ...theirs, ...change }, 'EZYVET', today);
const ids = { pimsId: '9', pimsConnectionType: 'EZYVET' };

describe('the update that links a patient', () => {
  it('C-114 C-161 fills weight in pounds, gender and death if they are empty', () => {
    expect(link(empty)).toEqual({ ...ids, isActive: true, weight: 14.2, weightUnit: 'lbs', gender: 'N' });
    expect(link({ ...empty, weight: 0, gender: ' ' })).toMatchObject({ weight: 14.2, gender: 'N' });
    const dead = { dateOfDeath: '2026-02-03T00:00:00Z', isDeceased: true };
    expect(link(empty, dead)).toMatchObject({ deceasedDate: '2026-02-03', isDeceased: true });
    expect(link(full, dead)).toEqual({ ...ids, isActive: false });
    expect(link({ ...full, deceasedDate: null }, dead)).toMatchObject({ deceasedDate: '2026-02-03' });
  });

  it('P-337 omits a deceased date before the birth, but keeps that the patient is deceased', () => {
    const dead = { dateOfDeath: '2019-04-11', isDeceased: true };
    const born = { ...empty, birthdate: '2019-04-12' };
    expect(link(born, dead)).toMatchObject({ isDeceased: true });
    expect(link(born, dead)).not.toHaveProperty('deceasedDate');
    expect(link(born, { ...dead, dateOfDeath: '2019-04-12' })).toMatchObject({ deceasedDate: '2019-04-12' });
    expect(factsWhereEmpty(born, { deceasedDate: '2019-04-11', isDeceased: true })).toEqual({ isDeceased: true });
  });

  it('C-114 C-121 omits missing and invalid values, but keeps a death without a date', () => {
    const odd = { currentWeightInPounds: 99999, normalizedGender: ' ', dateOfDeath: '2026-13-01' };
    expect(link(empty, odd)).toEqual({ ...ids, isActive: true, isDeceased: true });
  });

  it('C-087 C-161 contains the provider ID for BITWERX', () => {
    expect(patientLinkInput(full, theirs, 'BITWERX', today)).toMatchObject({ pimsId: '5001', pimsProviderId: '9' });
    expect(patientLinkInput(full, { ...theirs, pimsId: null }, 'BITWERX', today)).not.toHaveProperty('pimsId');
  });

  it('C-220 C-114 keeps values that have been stored since, and other fields as sent', () => {
    const sent = { weight: 1, weightUnit: 'lbs', gender: 'M', deceasedDate: null, isDeceased: false, name: 'Otis' };
    expect(factsWhereEmpty(full, sent)).toEqual({ name: 'Otis' });
    expect(factsWhereEmpty(empty, sent)).toEqual({ ...sent, deceasedDate: undefined });
  });

  const day = fc.constantFrom(null, '2026-02-03', '2026-04-01', 'no day');
  const life = fc.constantFrom(
    { isDeceased: false, deceasedDate: null },
    { isDeceased: true, deceasedDate: null },
    { isDeceased: true, deceasedDate: '2026-01-01' },
  );
  const target = fc
    .tuple(fc.constantFrom(null, 0, 9), fc.constantFrom(null, '', 'F'), fc.boolean(), life)
    .map(([weight, gender, isActive, lives]) => ({ birthdate: null, weight, gender, isActive, ...lives }));
  const reported = fc.record({
    isDeceased: fc.boolean(),
    dateOfDeath: day,
    normalizedGender: fc.constantFrom('', 'mare'),
  });
  const update = fc.record(
    { isDeceased: fc.constantFrom(null, true, false), deceasedDate: fc.constantFrom(null, '2026-02-03') },
    { requiredKeys: [] },
  );
  test.prop([target, reported, update])(
    'C-114 never marks a deceased patient as alive, whatever is reported or sent',
    (patient, change, sent) => {
      for (const linking of [link(patient, change), factsWhereEmpty(patient, sent)]) {
        const after = lifeStateAfter(patient, linking);
        expect(after.isDeceased || !patient.isDeceased).toBe(true);
        expect(patient.deceasedDate === null || after.deceasedDate === patient.deceasedDate).toBe(true);
      }
    },
  );
});
