import { expect, it } from 'vitest';
import { formLeftOut, leftOutLines, patientFormLeftOut, readCaretaker } from './index.js';

const account = { pimsAccountId: 'site', pimsConnectionType: 'EZYVET' } as const;
const linesOf = (reported: Parameters<typeof readCaretaker>[0]) => {
  const record = readCaretaker({ id: '9', ...reported }, account, '2026-03-01');
  return record && formLeftOut(record).map(({ what, reason }) => `${what}: ${reason}`);
};

it('C-211 C-111 has a line for each field a form lacks: invalid when reported, or not accepted in Signa', () => {
  const address = { addressLine1: '5 Elm', city: 'Albany', stateProvince: 'NY', postalCode: '12207' };
  expect(
    linesOf({
      firstName: '🐱 Ann',
      emails: ['ann at mail', 'ann@mail.example'],
      phones: [{ number: '518 555 0177' }, { number: '12' }],
      addresses: [address, { ...address, stateProvince: 'Ontario' }, { ...address, city: null, isActive: false }],
    }),
  ).toEqual([
    'First name: Characters that a name cannot contain were removed.',
    "Email 1: Skipped: 'ann at mail' is not an email address.",
    "Phone 2: Skipped: '12' is not a phone number.",
    'Address 2: Skipped: it is incomplete.',
  ]);
});

it('C-211 is empty for a valid record', () => {
  expect(linesOf({ firstName: 'Ann', emails: ['ann@mail.example'], phones: [{ number: '518 555 0177' }] })).toEqual([]);
});

it("C-211 C-120 also reports a patient's breed that is not listed", () => {
  const theirs = { breed: ' Moon cat ', leftOut: [{ field: 'currentWeight', reason: 'Why.' }] };
  expect(patientFormLeftOut(theirs, { breedCode: null })).toEqual([
    { what: 'Weight', reason: 'Why.' },
    { what: 'Breed', reason: "Skipped: 'Moon cat' is not a listed breed of the species." },
  ]);
  expect(patientFormLeftOut(theirs, { breedCode: 'moon' })).toHaveLength(1);
  expect(patientFormLeftOut({ breed: null, leftOut: [] }, { breedCode: null })).toEqual([]);
});

it.each([
  ['phones.3.number', 'Phone 4'],
  ['phones.3.type', 'Phone 4, type'],
  ['phones', 'Phones'],
  ['emails.0.address', 'Email 1'],
  ['addresses.0.city', 'Address 1, city'],
  ['allergies.2', 'Allergy 3'],
  ['patients', 'Patients'],
  ['currentWeight', 'Weight'],
  ['id', 'Record'],
  ['pimsId', 'PIMS ID'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['emails', 'Emails'],
  ['addresses', 'Addresses'],
  ['allergies', 'Allergies'],
  ['patients.1', 'Patient 2'],
  ['name', 'Name'],
  ['dateOfBirth', 'Birthdate'],
  ['dateOfDeath', 'Date of Death'],
  ['gender', 'Gender'],
  ['normalizedGender', 'Gender'],
  ['breed', 'Breed'],
  ['species', 'Species'],
  ['normalizedSpecies', 'Species'],
  ['currentWeightInPounds', 'Weight'],
  ['addresses.1.addressLine1', 'Address 2, line 1'],
  ['addresses.1.addressLine2', 'Address 2, line 2'],
  ['addresses.1.stateProvince', 'Address 2, state'],
  ['addresses.1.postalCode', 'Address 2, zip code'],
  ['addresses.1.type', 'Address 2, type'],
  ['somethingNew', 'somethingNew'],
])('C-211 calls %s %s', (field, what) => {
  expect(leftOutLines([{ field, reason: 'Why.' }])).toEqual([{ what, reason: 'Why.' }]);
});
