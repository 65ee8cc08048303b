import { expect, it } from 'vitest';
import { pathAfterSave } from './after-save.js';

const parties = { locationClientId: '21', locationPatientId: '31', isOfficeUse: false };

it("P-040 P-117 opens the client's profile, with the patient if there is one", () => {
  expect(pathAfterSave(parties)).toBe('/clients/profile/21?patientId=MzE%3D');
  expect(pathAfterSave({ ...parties, locationPatientId: null })).toBe('/clients/profile/21');
});

it('P-040 P-117 opens the create home without a client, and the office-use page for office use', () => {
  expect(pathAfterSave({ ...parties, locationClientId: null })).toBe('/create');
  expect(pathAfterSave({ ...parties, isOfficeUse: true })).toBe('/officeuserx');
});
