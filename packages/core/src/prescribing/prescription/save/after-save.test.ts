import { expect, it } from 'vitest';
import { pathAfterSave } from './after-save.js';

const parties = { locationClientId: '21', locationPatientId: '31', isOfficeUse: false };

it('P-040 P-117 leads to the profile of the client, with the patient when there is one', () => {
  expect(pathAfterSave(parties)).toBe('/clients/profile/21?patientId=MzE%3D');
  expect(pathAfterSave({ ...parties, locationPatientId: null })).toBe('/clients/profile/21');
});

it('P-040 P-117 leads to the create home without a client, and office use to its own page', () => {
  expect(pathAfterSave({ ...parties, locationClientId: null })).toBe('/create');
  expect(pathAfterSave({ ...parties, isOfficeUse: true })).toBe('/officeuserx');
});
