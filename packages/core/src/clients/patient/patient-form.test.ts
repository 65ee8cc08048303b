import { describe, expect, it } from 'vitest';
import { checkPatientForm, type PatientForm, type PatientFormFacts, settlePatientForm } from './index.js';

const facts: PatientFormFacts = {
  today: '2026-03-01',
  hasPatientGender: true,
  isImport: false,
  stored: null,
  breeds: [{ code: 'beagle' }],
  healthConditions: [{ code: 'asthma' }],
  allergies: [{ code: 'penicillin' }, { code: 'other' }],
  medications: [{ code: 'carprofen' }],
  vetIds: ['14'],
};
const otis: PatientForm = {
  name: 'Otis',
  speciesCode: 'canine',
  breedCode: 'beagle',
  gender: 'N',
  birthdate: '2020-05-01',
  weight: 12.5,
  weightUnit: 'lbs',
  allergies: [{ code: 'other', name: 'Grass of the park' }],
  healthConditions: [{ code: 'asthma', name: 'Asthma' }],
  currentMeds: [{ code: 'carprofen', name: 'Carprofen' }],
  prescVetLocationUserId: '14',
  lastExamDate: '2025-11-03',
};
const empty: PatientForm = {
  name: '',
  speciesCode: null,
  breedCode: null,
  gender: null,
  birthdate: null,
  weight: null,
  weightUnit: null,
  allergies: [],
  healthConditions: [],
  currentMeds: [],
  prescVetLocationUserId: null,
  lastExamDate: null,
};
const issuesOf = (change: Partial<PatientForm>, more: Partial<PatientFormFacts> = {}) =>
  checkPatientForm({ ...otis, ...change }, { ...facts, ...more }).map(({ path, message }) => [path, message]);

describe("a patient's form", () => {
  it('C-061 C-062 C-065 C-067 reports everything an empty one lacks, in form order; breed and weight are optional', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf(empty)).toEqual([
      ['name', 'This field is required'],
      ['speciesCode', 'Select one of the listed species.'],
      ['gender', 'Select a gender.'],
      ['birthdate', 'Please select a birth date.'],
      ['weightUnit', 'Please provide weight Unit!'],
    ]);
  });

  it('C-061 accepts a listed species, and a breed of that species', () => {
    expect(issuesOf({ speciesCode: 'dog' }).map(([path]) => path)).toEqual(['speciesCode', 'gender']);
    expect(issuesOf({ breedCode: 'maine-coon' })).toEqual([['breedCode', 'Select one of the breeds of this species.']]);
    expect(issuesOf({ breedCode: null })).toEqual([]);
  });

  it('C-069 rejects each unlisted code at its own path', () => {
    const unknown = { code: 'x', name: 'X' };
    expect(
      issuesOf({ allergies: [...otis.allergies, unknown], healthConditions: [unknown], currentMeds: [unknown] }),
    ).toEqual(
      ['allergies.1', 'healthConditions.0', 'currentMeds.0'].map((path) => [path, 'Select one of the listed entries.']),
    );
  });

  it('C-070 accepts a vet of the location, and the stored one', () => {
    expect(issuesOf({ prescVetLocationUserId: null })).toEqual([]);
    const wrong = ['prescVetLocationUserId', 'Select one of the vets of this location.'];
    expect(issuesOf({ prescVetLocationUserId: '15' })).toEqual([wrong]);
    expect(issuesOf({ prescVetLocationUserId: '15' }, { stored: { ...otis, prescVetLocationUserId: '15' } })).toEqual(
      [],
    );
    expect(issuesOf({ prescVetLocationUserId: '16' }, { stored: { ...otis, prescVetLocationUserId: '15' } })).toEqual([
      wrong,
    ]);
  });

  it('C-064 C-069 keeps stored values that are not listed until the species changes', () => {
    const old = { code: 'old', name: 'Old' };
    const stored: PatientForm = {
      ...otis,
      gender: 'S',
      breedCode: 'wolf',
      allergies: [old],
      healthConditions: [old],
      currentMeds: [old],
    };
    expect(checkPatientForm(stored, { ...facts, stored })).toEqual([]);
    const paths = (change: Partial<PatientForm>) =>
      checkPatientForm({ ...stored, ...change }, { ...facts, stored }).map(({ path }) => path);
    expect(paths({ breedCode: 'poodle' })).toEqual(['breedCode']);
    expect(paths({ speciesCode: 'avian' })).toEqual(['breedCode', 'gender', 'healthConditions.0']);
  });

  it('C-061 stores a trimmed name', () => {
    expect(settlePatientForm({ ...otis, name: '  Otis B. ' }).name).toBe('Otis B.');
    expect(settlePatientForm({ ...otis, name: ' ' }).name).toBeNull();
  });

  it('C-064 C-121 accepts an import without a birthdate or with a gender that is not offered, but no invalid date', () => {
    const imported = { birthdate: null, weight: null, speciesCode: 'avian', breedCode: null };
    expect(issuesOf(imported, { isImport: true })).toEqual([]);
    expect(issuesOf(imported).map(([path]) => path)).toEqual(['gender', 'birthdate']);
    expect(issuesOf({ birthdate: '2026-03-02' }, { isImport: true })).toEqual([
      ['birthdate', 'The birthday cannot be in the future.'],
    ]);
  });
});
