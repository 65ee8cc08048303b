import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientRows, patientRows, type LookedUpCaretaker, type LookedUpClient, type LookedUpPatient } from './index.js';
import { plainValue, recordRow } from './record-row.js';

const theirPatient = (changes: Partial<LookedUpCaretaker['patients'][number]> = {}) => ({
  ...{ id: '9001', pimsId: '9001', name: 'Bartholomew', dateOfBirth: '2019-04-02T00:00:00', dateOfDeath: null },
  ...{ gender: 'Male (Neutered)', normalizedGender: null, species: 'Canine (Dog)', normalizedSpecies: 'CANINE' },
  ...{ breed: 'beagle', currentWeightInPounds: 22.05, isDeleted: false, isDeceased: false, isActive: true },
  allergies: ['Penicillin'],
  ...changes,
});
const caretaker = (changes: Partial<LookedUpCaretaker> = {}): LookedUpCaretaker => ({
  ...{ id: '4001', pimsId: '4001', pimsConnectionType: 'EZYVET', firstName: 'Eleanor', lastName: 'whitfield ' },
  isActive: true,
  emails: [{ address: 'E.Whitfield@mail.example' }],
  phones: [{ number: '1 518 555 0177', type: null, isPrimary: true, isValidMobile: null }],
  addresses: [
    {
      ...{ addressLine1: '18 Regent Street', addressLine2: null, city: 'Saratoga Springs', stateProvince: 'new york' },
      ...{ postalCode: '12866', isPrimary: true, isActive: true },
    },
  ],
  patients: [theirPatient()],
  ...changes,
});
const linked = { pimsProviderId: null, pimsConnectionType: 'EZYVET' } as const;
const client = (changes: Partial<LookedUpClient> = {}): LookedUpClient => ({
  ...{ pimsId: '4001', ...linked, firstName: 'Eleanor', lastName: 'Whitfield', email: 'e.whitfield@mail.example' },
  isActive: true,
  phones: [
    { phoneNumber: '5185550177', isActive: true },
    { phoneNumber: '5185550000', isActive: false },
  ],
  addresses: [
    {
      ...{ addressLine1: '18 Regent Street', addressLine2: null, city: 'Saratoga Springs', state: 'NY', zip: '12866' },
      isActive: true,
    },
  ],
  locationPatientClients: [{ isActive: true, locationPatient: { name: 'Bartholomew', pimsId: '9001', ...linked } }],
  ...changes,
});
const rowOf = (rows: ReturnType<typeof clientRows>, label: string) => rows.find((row) => row.label === label);
const agreements = (rows: ReturnType<typeof clientRows>) =>
  Object.fromEntries(rows.map(({ label, agreement }) => [label, agreement]));

describe('a client on both sides', () => {
  it('C-130 agrees in every field, whatever the notation', () => {
    expect(agreements(clientRows(client(), caretaker()))).toEqual({
      'First name': 'same',
      'Last name': 'same',
      Email: 'same',
      Phones: 'same',
      Addresses: 'same',
      Active: 'same',
      Bartholomew: 'same',
      'Connection type': 'same',
    });
  });

  it('C-130 shows the values of each side, and which has more', () => {
    const second = { number: '(518) 555-0186', type: null, isPrimary: false, isValidMobile: null };
    const rows = clientRows(
      client({ email: 'other@mail.example', phones: [{ phoneNumber: '5185550121', isActive: true }] }),
      caretaker({ phones: [...caretaker().phones, second], isActive: false }),
    );
    expect(rowOf(rows, 'Email')).toEqual({
      label: 'Email',
      here: ['other@mail.example'],
      there: ['E.Whitfield@mail.example'],
      agreement: 'differs',
    });
    expect(rowOf(rows, 'Phones')).toMatchObject({
      here: ['(518)-555-0121'],
      there: ['1-(518)-555-0177', '(518)-555-0186'],
    });
    expect(rowOf(rows, 'Active')).toMatchObject({ here: ['Yes'], there: ['No'], agreement: 'differs' });
    expect(rowOf(clientRows(client({ phones: [] }), caretaker()), 'Phones')?.agreement).toBe('only there');
    expect(rowOf(clientRows(client(), caretaker({ addresses: [] })), 'Addresses')?.agreement).toBe('only here');
  });

  it('C-130 does not compare addresses that were not loaded', () => {
    const { addresses: _addresses, ...unread } = client();
    expect(rowOf(clientRows(unread, caretaker()), 'Addresses')).toBeUndefined();
    expect(rowOf(clientRows(null, caretaker()), 'Addresses')?.agreement).toBe('only there');
  });

  it('C-130 matches a patient by its link, not by its name', () => {
    const renamed = clientRows(client(), caretaker({ patients: [theirPatient({ name: 'Barty' })] }));
    expect(rowOf(renamed, 'Bartholomew')).toMatchObject({
      here: ['Linked, PIMS ID 9001'],
      there: ['PIMS ID 9001'],
      agreement: 'differs',
    });
    const unlinked = client({
      locationPatientClients: [
        {
          isActive: true,
          locationPatient: { name: 'Bartholomew', pimsId: null, pimsProviderId: null, pimsConnectionType: null },
        },
        { isActive: false, locationPatient: { name: 'Gone', pimsId: null, ...linked } },
        { isActive: true, locationPatient: null },
      ],
    });
    expect(
      clientRows(unlinked, caretaker())
        .filter(({ label }) => ['Bartholomew', 'Gone'].includes(label))
        .map(({ here, there, agreement }) => [here, there, agreement]),
    ).toEqual([
      [['Not linked'], [], 'only here'],
      [[], ['PIMS ID 9001'], 'only there'],
    ]);
  });

  it('C-130 matches a patient of BITWERX by the provider ID', () => {
    const type = { pimsConnectionType: 'BITWERX' } as const;
    const rows = clientRows(
      client({
        locationPatientClients: [
          { isActive: true, locationPatient: { name: 'Bartholomew', pimsId: '7', pimsProviderId: '9001', ...type } },
        ],
      }),
      caretaker(type),
    );
    expect(rowOf(rows, 'Bartholomew')?.agreement).toBe('same');
  });

  it('C-130 reports one who is deceased or deleted there', () => {
    const lost = theirPatient({ isDeceased: true, dateOfDeath: '2026-11-19T10:00:00', isDeleted: true });
    expect(rowOf(clientRows(client(), caretaker({ patients: [lost] })), 'Bartholomew')).toMatchObject({
      there: ['PIMS ID 9001, died 2026-11-19, deleted'],
      agreement: 'differs',
    });
  });
});

const patient = (changes: Partial<LookedUpPatient> = {}): LookedUpPatient => ({
  ...{ pimsId: '9001', ...linked, name: 'bartholomew', species: { code: 'CANINE', name: 'Dog' } },
  ...{ breed: { name: 'Beagle' }, gender: 'N', birthdate: '2019-04-02', weight: 10, weightUnit: 'kg' as const },
  ...{ isActive: true, isDeceased: false, deceasedDate: null, allergies: [{ name: 'Penicillin' }] },
  ...changes,
});

describe('a patient on both sides', () => {
  it('C-130 agrees in every field, whatever term, unit or time of day the practice system uses', () => {
    const rows = patientRows(patient(), theirPatient(), 'EZYVET');
    expect(rows.filter(({ agreement }) => agreement !== 'same')).toEqual([]);
    expect(rows.map(({ label }) => label)).toEqual([
      ...['Name', 'Species', 'Breed', 'Gender', 'Birth date', 'Weight', 'Deceased', 'Date of death', 'Active'],
      ...['Allergies', 'Connection type'],
    ]);
    expect(rowOf(rows, 'Birth date')).toMatchObject({ here: ['04-02-2019'], there: ['04-02-2019'] });
    expect(rowOf(rows, 'Species')).toMatchObject({ here: ['Dog'], there: ['Canine (Dog)'] });
    expect(rowOf(rows, 'Gender')).toMatchObject({ there: ['Male (Neutered)'] });
    expect(rowOf(rows, 'Weight')).toMatchObject({ here: ['22.05 lbs'], there: ['22.05 lbs'] });
  });

  it.each([
    ['U', 'Unknown'],
    ['O', 'Other'],
  ])('C-130 shows a gender stored as %s in full', (gender, label) => {
    expect(rowOf(patientRows(patient({ gender }), theirPatient(), 'EZYVET'), 'Gender')).toMatchObject({
      here: [label],
      there: ['Male (Neutered)'],
      agreement: 'differs',
    });
  });

  it('C-130 shows an invalid date as reported', () => {
    const rows = patientRows(patient(), theirPatient({ dateOfBirth: '2019-02-31', normalizedSpecies: null }), 'EZYVET');
    expect(rowOf(rows, 'Birth date')).toMatchObject({ there: ['2019-02-31'], agreement: 'differs' });
    expect(rowOf(rows, 'Species')?.agreement).toBe('differs');
  });

  it.each([
    ['Species', { species: { code: 'FELINE', name: 'Cat' } }],
    ['Breed', { breed: { name: 'Boxer' } }],
    ['Gender', { gender: 'M' }],
    ['Birth date', { birthdate: '2019-04-03' as const }],
    ['Weight', { weight: 11 }],
    ['Deceased', { isDeceased: true }],
    ['Active', { isActive: false }],
    ['Allergies', { allergies: [{ name: 'Aspirin' }] }],
  ])('C-130 reports only a difference of %s', (label, change) => {
    const rows = patientRows(patient(change), theirPatient(), 'EZYVET');
    expect(rows.filter(({ agreement }) => agreement !== 'same').map((row) => [row.label, row.agreement])).toEqual([
      [label, 'differs'],
    ]);
  });

  it('C-130 has one side when the other has no record', () => {
    const rows = patientRows(null, theirPatient(), 'EZYVET');
    expect(rows.every(({ here, agreement }) => here.length === 0 && agreement !== 'differs')).toBe(true);
    expect(rowOf(rows, 'Connection type')).toMatchObject({ there: ['EZYVET'], agreement: 'only there' });
    expect(rowOf(patientRows(patient(), null, 'EZYVET'), 'Connection type')?.agreement).toBe('only here');
  });
});

describe('a field of two records', () => {
  const values = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 });
  it('C-130 is the same exactly when both have the same values, in any order and from either side', () => {
    fc.assert(
      fc.property(values, values, (here, there) => {
        const { agreement } = recordRow('x', here.flatMap(plainValue), there.flatMap(plainValue));
        const isSame = [...new Set(here)].toSorted().join('') === [...new Set(there)].toSorted().join('');
        expect(agreement === 'same').toBe(isSame);
        const turned = recordRow('x', there.flatMap(plainValue), here.flatMap(plainValue)).agreement;
        expect(turned).toBe(
          { same: 'same', differs: 'differs', 'only here': 'only there', 'only there': 'only here' }[agreement],
        );
      }),
    );
  });
});
