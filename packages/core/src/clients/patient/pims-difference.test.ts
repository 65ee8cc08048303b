import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { PimsPatient } from '../../practice/pims-connection/index.js';
import {
  acceptedChange,
  importedPatient,
  importErrorNotice,
  mayImportPatient,
  patientImportedNotice,
  isDeceasedThere,
  listedForImport,
  patientDifferences,
  checkPatientForm,
  type ComparedPatient,
} from './index.js';

const today = '2026-03-01';
const breeds = [
  { code: 'maine-coon', name: 'Maine Coon' },
  { code: 'siamese', name: 'Siamese' },
];
const theirs: PimsPatient = {
  id: '9',
  pimsId: '5001',
  name: ' Bartholomew ',
  dateOfBirth: '2013-09-21T00:00:00Z',
  dateOfDeath: null,
  gender: null,
  normalizedGender: 'Male Neutered',
  species: 'Cat',
  normalizedSpecies: 'feline',
  breed: 'MAINE COON',
  currentWeightInPounds: 14.2,
  isDeleted: false,
  isDeceased: false,
  isActive: true,
  allergies: [],
};
const ours: ComparedPatient = {
  weight: 14.2,
  weightUnit: 'lbs',
  breed: { code: 'maine-coon', name: 'Maine Coon' },
  birthdate: '2013-09-21',
  gender: 'N',
  deceasedDate: null,
};
const facts = { today, breeds, species: 'feline', hasPatientGender: true } as const;
const found = (change: Partial<PimsPatient>, here: Partial<ComparedPatient> = {}) =>
  patientDifferences({ ...ours, ...here }, { ...theirs, ...change }, facts);
const shown = (...given: Parameters<typeof found>) =>
  found(...given).map(({ field, before, after }) => `${field}: ${before ?? 'N/A'} to ${after}`);

describe('the differences between a patient and the practice system', () => {
  it('C-101 are empty when all values agree, or the practice system lacks them', () => {
    expect(found({})).toEqual([]);
    const lacking = { currentWeightInPounds: null, breed: ' ', dateOfBirth: null, normalizedGender: '', gender: null };
    expect(found(lacking)).toEqual([]);
    expect(found({ currentWeightInPounds: 0 })).toEqual([]);
  });

  it('C-101 contain a field with its old and its new value; an empty value in Signa is a difference', () => {
    const empty = { weight: 0, weightUnit: null, breed: null, birthdate: null, gender: ' ', deceasedDate: null };
    expect(shown({ dateOfDeath: '2026-02-01' }, empty)).toEqual([
      'weight: N/A to 14.2 lbs',
      'breed: N/A to Maine Coon',
      'birthdate: N/A to 2013-09-21',
      'gender: N/A to N',
      'deceasedDate: N/A to 2026-02-01',
    ]);
    expect(shown({ breed: 'siamese', dateOfBirth: '2014-01-02', normalizedGender: 'spayed' })).toEqual([
      'breed: Maine Coon to Siamese',
      'birthdate: 2013-09-21 to 2014-01-02',
      'gender: N to S',
    ]);
  });

  it('C-102 compare weights in pounds with two decimals, and propose pounds', () => {
    expect(found({ currentWeightInPounds: 22.05 }, { weight: 10, weightUnit: 'kg' })).toEqual([]);
    expect(found({ currentWeightInPounds: 22.046 }, { weight: 10, weightUnit: 'kg' })).toEqual([]);
    const [difference] = found({ currentWeightInPounds: 22.04 }, { weight: 10, weightUnit: 'kg' });
    expect(difference).toEqual({
      field: 'weight',
      before: '22.05 lbs',
      after: '22.04 lbs',
      change: { weight: 22.04, weightUnit: 'lbs' },
    });
    for (const currentWeightInPounds of [-1, 10_000, NaN, 0.001]) expect(found({ currentWeightInPounds })).toEqual([]);
  });

  it('C-103 offer a breed of the species, a valid day, and no Other for a known gender', () => {
    expect(found({ breed: 'Beagle' })).toEqual([]);
    for (const dateOfBirth of ['1899-12-31', '2026-03-02', '2020-02-31', 'yesterday'])
      expect(found({ dateOfBirth })).toEqual([]);
    expect(shown({ dateOfBirth: '1900-01-01' })).toEqual(['birthdate: 2013-09-21 to 1900-01-01']);
    expect(found({ normalizedGender: 'hermaphrodite' })).toEqual([]);
    expect(shown({ normalizedGender: 'hermaphrodite' }, { gender: null })).toEqual(['gender: N/A to O']);
  });

  it('C-103 C-064 offer no gender that the species cannot have', () => {
    const horse = { ...facts, species: 'equine' } as const;
    const spayed = { ...theirs, normalizedGender: 'Female Spayed' };
    expect(patientDifferences(ours, spayed, horse)).toEqual([]);
    expect(patientDifferences(ours, spayed, { ...horse, hasPatientGender: false })).toHaveLength(1);
  });

  it('C-105 are stored by one update, without the declined ones', () => {
    const differences = found({ breed: 'siamese', currentWeightInPounds: 15 });
    expect(acceptedChange(differences, new Set())).toEqual({ weight: 15, weightUnit: 'lbs', breedCode: 'siamese' });
    expect(acceptedChange(differences, new Set(['weight']))).toEqual({ breedCode: 'siamese' });
    expect(acceptedChange(differences, new Set(['weight', 'breed']))).toBeNull();
    expect(acceptedChange([], new Set())).toBeNull();
  });
});

describe('an imported patient', () => {
  const lists = {
    breeds,
    allergies: [
      { code: 'penicillin', name: 'Penicillin', kind: 'drug' },
      { code: 'other', name: 'Other', kind: 'other' },
    ],
  };
  const imported = (change: Partial<PimsPatient>) => importedPatient({ ...theirs, ...change }, lists, today);

  it('C-119 C-120 takes the values of the practice system, with the weight in pounds', () => {
    expect(imported({ currentWeightInPounds: 14.204, allergies: ['penicillin ', 'Chicken', 'chicken', ' '] })).toEqual({
      name: 'Bartholomew',
      speciesCode: 'feline',
      breedCode: 'maine-coon',
      gender: 'N',
      birthdate: '2013-09-21',
      weight: 14.2,
      weightUnit: 'lbs',
      isActive: true,
      allergies: [
        { code: 'penicillin', name: 'Penicillin' },
        { code: 'other', name: 'Chicken' },
      ],
      isPIMSImport: true,
    });
  });

  it('C-121 matches a listed allergy by name, ignoring case, and never by code', () => {
    const known = {
      ...lists,
      allergies: [
        { code: 'A17', name: 'Chicken' },
        { code: 'other', name: 'Other' },
      ],
    };
    const allergies = [' CHICKEN', 'A17', 'other', 'Beef'];
    expect(importedPatient({ ...theirs, allergies }, known, today).allergies).toEqual([
      { code: 'A17', name: 'Chicken' },
      { code: 'other', name: 'A17' },
      { code: 'other', name: 'other' },
      { code: 'other', name: 'Beef' },
    ]);
  });

  it('C-120 C-108 has species unknown when none is reported, other when it is not listed, and gender likewise', () => {
    for (const [reported, code] of [
      [null, 'unknown'],
      [' ', 'unknown'],
      ['Feline', 'feline'],
      ['ferret', 'other'],
    ] as const)
      expect(imported({ normalizedSpecies: reported }).speciesCode).toBe(code);
    expect(imported({ normalizedGender: null }).gender).toBe('O');
    expect(imported({ breed: 'Beagle' }).breedCode).toBeNull();
    expect([imported({ isActive: false }).isActive, imported({ isActive: null }).isActive]).toEqual([false, true]);
    expect(imported({ allergies: ['Other'] }).allergies).toEqual([{ code: 'other', name: 'Other' }]);
  });

  it('C-121 leaves values empty that cannot be stored', () => {
    expect(imported({ dateOfBirth: '1899-01-01', currentWeightInPounds: 12_000 })).toMatchObject({
      birthdate: null,
      weight: null,
    });
  });

  it('C-094 C-118 is deceased when the practice system says so or reports a date', () => {
    expect(isDeceasedThere(theirs)).toBe(false);
    expect(isDeceasedThere({ isDeceased: true, dateOfDeath: null })).toBe(true);
    expect(isDeceasedThere({ isDeceased: null, dateOfDeath: '0000-00-00' })).toBe(true);
  });

  it('C-118 is refused when deceased', () => {
    expect(mayImportPatient(theirs)).toEqual({ allowed: true });
    for (const died of [{ isDeceased: true }, { dateOfDeath: '2024-02-11' }])
      expect(mayImportPatient({ ...theirs, ...died })).toEqual({
        allowed: false,
        code: 'BAD_USER_INPUT',
        reason: 'Deceased patients cannot be imported.',
      });
  });

  it('C-122 C-123 C-185 notices say that it was imported, was imported already, no longer exists, or failed', () => {
    expect(patientImportedNotice).toEqual({
      status: 'success',
      title: 'Patient Linked Successfully',
      description: 'Import Patient Profile',
    });
    const already = 'Patient already imported from Pims. You have to update Patient details';
    expect(importErrorNotice({ code: 'CONFLICT', message: already })).toEqual({ status: 'info', title: already });
    expect(importErrorNotice({ code: 'NOT_FOUND', message: 'PIMS patient not found' })).toMatchObject({
      title: 'Error Importing PIMS Patient',
      description: 'PIMS patient not found',
    });
    expect(importErrorNotice({ code: 'BAD_USER_INPUT', message: 'No.' })).toMatchObject({
      title: 'Error Linked Patient profile',
      description: 'No.',
    });
  });

  it('C-117 is not offered when it was deleted there', () => {
    expect(listedForImport([theirs, { ...theirs, id: '10', isDeleted: true }]).map(({ id }) => id)).toEqual(['9']);
  });

  const text = fc.oneof(fc.constant(null), fc.string(), fc.constantFrom('feline', '2020-01-01', 'Male', 'Siamese'));
  test.prop([
    fc.record({
      dateOfBirth: text,
      dateOfDeath: text,
      gender: text,
      normalizedGender: text,
      normalizedSpecies: text,
      breed: text,
      currentWeightInPounds: fc.oneof(fc.constant(null), fc.double()),
      allergies: fc.array(fc.string(), { maxLength: 4 }),
    }),
  ])('C-119 C-121 is always valid, whatever the practice system reports for a patient with a name', (change) => {
    const form = imported(change);
    const facts = {
      today,
      hasPatientGender: true,
      isImport: true,
      stored: null,
      breeds,
      healthConditions: [],
      allergies: lists.allergies,
      medications: [],
      vetIds: [],
    };
    const rest = { healthConditions: [], currentMeds: [], prescVetLocationUserId: null, lastExamDate: null };
    expect(checkPatientForm({ ...form, ...rest }, facts)).toEqual([]);
  });
});
