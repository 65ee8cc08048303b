import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { speciesCodes } from '../../base/species/index.js';
import { afterSpeciesChange, checkGender, genderCodes, genderLabel, genderOptions } from './index.js';

const offered = (...[species, has]: Parameters<typeof genderOptions>) =>
  genderOptions(species, has).map(({ code, label }) => `${label} ${code}`);
const four = ['Male M', 'Female F', 'Unknown U', 'Other O'];

describe('gender options', () => {
  it('C-063 are the same four for every species without the feature, and before a species is chosen', () => {
    for (const species of [...speciesCodes, null]) expect(offered(species, false)).toEqual(four);
    expect(offered(null, true)).toEqual(four);
  });

  it('C-063 are those of the species with the feature', () => {
    const words = 'Male M|Female F|Neutered N|Spayed S|Unknown U|Other O'.split('|');
    expect(offered('equine', true)).toEqual(['Mare F', 'Gelding N', 'Stallion M', 'Other O', 'Unknown U']);
    for (const species of ['canine', 'feline', 'small_animal'] as const) expect(offered(species, true)).toEqual(words);
    for (const species of ['avian', 'reptile', 'other', 'unknown'] as const)
      expect(offered(species, true)).toEqual(four);
  });
});

describe('the label of a stored gender', () => {
  it.each([
    ['M', 'Male'],
    ['F', 'Female'],
    ['U', 'Unknown'],
    ['O', 'Other'],
    ['S', 'Spayed'],
    ['N', 'Neutered'],
    [null, null],
    ['', null],
    ['X', 'X'],
  ])('C-055 C-110 A-577 of %j is %j', (code, label) => {
    expect(genderLabel(code)).toBe(label);
  });
});

describe('a gender', () => {
  const question = { gender: 'N', stored: null, species: 'avian', hasPatientGender: true, isImport: false } as const;

  it.each([null, '', 'X', 'm', 'Male'])('C-062 C-192 is required and one of six codes: %j is not', (gender) => {
    const [issue] = checkGender({ ...question, gender, isImport: true, stored: gender });
    expect(issue).toMatchObject({ path: 'gender', message: 'Select a gender.' });
  });

  it('C-064 that the species does not have is rejected when it is newly set by hand', () => {
    expect(checkGender(question).map(({ message }) => message)).toEqual(['Select one of the genders of this species.']);
    expect(checkGender({ ...question, stored: 'N' })).toEqual([]);
    expect(checkGender({ ...question, isImport: true })).toEqual([]);
    expect(checkGender({ ...question, hasPatientGender: false })).toEqual([]);
    expect(checkGender({ ...question, species: 'feline' })).toEqual([]);
  });

  test.prop([fc.constantFrom(...genderCodes), fc.constantFrom(...speciesCodes), fc.boolean()])(
    'C-062 C-064 that is offered is never rejected',
    (gender, species, hasPatientGender) => {
      const isOffered = genderOptions(species, hasPatientGender).some(({ code }) => code === gender);
      const issues = checkGender({ gender, species, hasPatientGender, stored: null, isImport: false });
      if (isOffered || !hasPatientGender) expect(issues).toEqual([]);
      else expect(issues).toHaveLength(1);
    },
  );
});

describe('choosing another species', () => {
  const cat = { gender: 'S', breedCode: 'maine-coon', healthConditions: ['asthma', 'fiv'] };
  const dog = { breeds: [{ code: 'beagle' }], healthConditions: [{ code: 'asthma' }] };

  it('C-064 clears only what the new one does not offer', () => {
    expect(afterSpeciesChange(cat, 'canine', dog, true)).toEqual({
      gender: 'S',
      breedCode: null,
      healthConditions: ['asthma'],
    });
    expect(afterSpeciesChange(cat, 'avian', dog, true).gender).toBeNull();
    expect(afterSpeciesChange(cat, 'canine', dog, false).gender).toBeNull();
    expect(afterSpeciesChange({ ...cat, breedCode: 'beagle' }, 'canine', dog, true).breedCode).toBe('beagle');
  });

  test.prop([fc.constantFrom(...genderCodes, null), fc.constantFrom(...speciesCodes), fc.boolean()])(
    'C-064 leaves a valid gender, or none',
    (gender, species, hasPatientGender) => {
      const left = afterSpeciesChange({ ...cat, gender }, species, dog, hasPatientGender).gender;
      if (left !== null)
        expect(checkGender({ gender: left, species, hasPatientGender, stored: null, isImport: false })).toEqual([]);
    },
  );
});
