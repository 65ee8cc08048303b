import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  checkPatientUpdate,
  patientAfter,
  speciesCodes,
  type PatientForm,
  type PatientUpdate,
  type PatientUpdateFacts,
} from './index.js';

const asthma = { code: 'asthma', name: 'Asthma' };
const stored: PatientForm = {
  name: 'Otis',
  speciesCode: 'feline',
  breedCode: 'persian',
  gender: 'N',
  birthdate: '2020-05-01',
  weight: 12.5,
  weightUnit: 'lbs',
  allergies: [{ code: 'beef', name: 'Beef' }],
  healthConditions: [asthma, { code: 'hyperthyroidism', name: 'Hyperthyroidism' }],
  currentMeds: [],
  prescVetLocationUserId: '14',
  lastExamDate: '2025-11-03',
};
/** The lists are those of the species after the update: dog where a test changes it. */
const facts: PatientUpdateFacts = {
  today: '2026-03-01',
  hasPatientGender: true,
  isImport: false,
  stored,
  storedDeceasedDate: null,
  breeds: [{ code: 'beagle' }],
  healthConditions: [asthma],
  allergies: [{ code: 'beef' }],
  medications: [],
  vetIds: ['14'],
};
const pathsOf = (update: PatientUpdate, more: Partial<PatientUpdateFacts> = {}) =>
  checkPatientUpdate(update, { ...facts, ...more }).map(({ path }) => path);

describe('UpdateLocationPatient', () => {
  it('C-071 validates only the submitted fields', () => {
    const bare: PatientForm = { ...stored, birthdate: null, gender: null, weightUnit: null, name: 'R2@D2' };
    expect(pathsOf({}, { stored: bare })).toEqual([]);
    expect(pathsOf({ weight: 5.2, weightUnit: 'lbs' }, { stored: bare })).toEqual([]);
    expect(pathsOf({ birthdate: '1899-01-01', weight: 10_000, weightUnit: null, deceasedDate: '2030-01-01' })).toEqual([
      'birthdate',
      'weight',
      'weightUnit',
      'deceasedDate',
    ]);
    expect(pathsOf({ healthConditions: [asthma, { code: 'gout', name: 'Gout' }] })).toEqual(['healthConditions.1']);
  });

  it('P-337 rejects a death before the birth, at the date that is changed', () => {
    const issuesOf = (update: PatientUpdate, storedDeceasedDate: string | null = null) =>
      checkPatientUpdate(update, { ...facts, storedDeceasedDate }).map(({ path, message }) => [path, message]);
    const death = ['deceasedDate', 'The deceased date cannot be before the birth date.'];
    const birth = ['birthdate', 'The birth date cannot be after the deceased date.'];
    expect(issuesOf({ deceasedDate: '2020-04-30' })).toEqual([death]);
    expect(issuesOf({ deceasedDate: '2020-05-01' })).toEqual([]);
    expect(issuesOf({ birthdate: '2021-01-01', deceasedDate: '2020-12-31' })).toEqual([death]);
    expect(issuesOf({ birthdate: '2021-01-01' }, '2020-12-31')).toEqual([birth]);
    expect(issuesOf({ birthdate: '2021-01-01', deceasedDate: null }, '2020-12-31')).toEqual([]);
    expect(issuesOf({ birthdate: '2021-01-01', isDeceased: false }, '2020-12-31')).toEqual([]);
  });

  it('P-337 C-071 a stored contradiction does not block other changes', () => {
    const before = { ...facts, storedDeceasedDate: '2019-01-01' };
    expect(checkPatientUpdate({ name: 'Otto' }, before)).toEqual([]);
    expect(
      checkPatientUpdate({ name: 'Otto', birthdate: stored.birthdate, deceasedDate: '2019-01-01' }, before),
    ).toEqual([]);
  });

  it.each(['name', 'speciesCode', 'gender', 'birthdate'] as const)('C-071 cannot clear %s', (field) => {
    expect(pathsOf({ [field]: null })).toEqual([field]);
  });

  it('C-067 C-069 C-070 C-071 can clear a weight, a breed, a vet and a list', () => {
    const empty = { weight: null, breedCode: null, prescVetLocationUserId: null, allergies: null };
    expect(pathsOf(empty)).toEqual([]);
    expect(patientAfter(empty, facts)).toEqual({ ...stored, ...empty, allergies: [] });
  });

  it('C-064 another species clears what it does not offer, unless the call sends a new value', () => {
    expect(patientAfter({ speciesCode: 'canine' }, facts)).toEqual({
      ...stored,
      speciesCode: 'canine',
      breedCode: null,
      healthConditions: [asthma],
    });
    expect(patientAfter({ speciesCode: 'avian' }, facts).gender).toBeNull();
    expect(pathsOf({ speciesCode: 'avian' })).toEqual([]);
    expect(pathsOf({ speciesCode: 'avian', gender: 'N', breedCode: 'persian' })).toEqual(['breedCode', 'gender']);
    expect(patientAfter({ speciesCode: 'canine', breedCode: 'beagle' }, facts).breedCode).toBe('beagle');
  });

  it('C-064 the same species clears nothing', () => {
    expect(patientAfter({ speciesCode: 'feline' }, facts)).toEqual({ ...stored });
  });

  test.prop([
    fc.record(
      {
        name: fc.string(),
        gender: fc.constantFrom('M', 'N', 'U'),
        birthdate: fc.constantFrom('2021-01-01', '2026-02-28'),
        weight: fc.option(fc.nat(9999), { nil: null }),
        prescVetLocationUserId: fc.constantFrom('14', null),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom(...speciesCodes),
  ])('C-071 an omitted field keeps its stored value', (update, species) => {
    const before = { ...stored, speciesCode: species };
    const after = patientAfter(update, { ...facts, stored: before });
    expect(after).toEqual({ ...before, ...update });
  });
});
