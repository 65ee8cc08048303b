import { describe, expect, it } from 'vitest';
import { run } from '../../program.js';
import { refused, type Terminal, terminal } from '../../testing/terminal.js';

const location = (changes: object = {}) => ({
  data: { location: { id: '1', name: 'Wren Street', pimsAccountId: 'site', pimsConnectionType: 'EZYVET', ...changes } },
});
const patient = {
  ...{ id: '9901', pimsId: '9901', name: 'Miso', species: 'Feline', breed: 'Siamese', gender: 'Female Spayed' },
  ...{ dateOfBirth: null, currentWeightInPounds: 9.04, allergies: ['Penicillin'], isDeceased: false, isDeleted: false },
  leftOut: [{ field: 'dateOfBirth', reason: 'Skipped: it is not a valid date.' }],
};
const caretaker = {
  ...{ id: '7901', pimsId: '7901', firstName: 'Hanna', lastName: 'Kobayashi', isActive: true, leftOut: [] },
  emails: [{ address: 'hanna@mail.example' }],
  phones: [{ number: '1 (518) 555-0231', type: null, isPrimary: true, isValidMobile: null }],
  addresses: [],
  patients: [patient],
};
const local = {
  ...{ id: '3', firstName: 'Hana', lastName: 'Kobayashi', email: null, isActive: false },
  phones: [{ phoneNumber: '5185550131' }],
  locationPatientClients: [{ locationPatient: { name: 'Pepper' } }],
};
const answers = (changes: Record<string, unknown> = {}) => ({
  GetLocation: location(),
  searchPimsCaretakers: { data: { searchPimsCaretakers: [caretaker] } },
  LocationClientSearch: { data: { locationClientSearch: { data: [local], count: 1 } } },
  getPimsCaretakerById: { data: { pimsCaretakerById: caretaker } },
  GetLocationClientByPimsId: { data: { locationClientByPimsId: null } },
  getPimsPatientList: { data: { pimsPatientList: [patient] } },
  GetLocationPatientByPimsId: { data: { locationPatientByPimsId: null } },
  ...changes,
});
const signa = (at: Terminal, ...args: string[]) =>
  run(['pims', ...args], { io: at.io, file: at.file, namedServer: null });
const variablesOf = (at: Terminal, name: string) =>
  at.requests.find(({ body }) => body['operationName'] === name)?.body['variables'];
const unreachable = refused(
  'PARTNER_UNREACHABLE',
  'There was an error trying to connect to the partner. Please try again.',
);

describe('signa pims search', () => {
  it('C-129 C-036 searches both sides by the given fields, among active and inactive clients', async () => {
    const at = terminal({ answers: answers() });
    expect(await signa(at, 'search', '--location', '1', '--last-name', 'Kobayashi', '--patient-name', 'Miso')).toBe(0);
    expect(variablesOf(at, 'searchPimsCaretakers')).toEqual({
      input: {
        ...{ pimsAccountId: 'site', pimsConnectionType: 'EZYVET', checkIfPatientDeceased: true },
        ...{ firstName: '', lastName: 'Kobayashi', email: '', patientName: 'Miso' },
      },
    });
    expect(variablesOf(at, 'LocationClientSearch')).toMatchObject({
      locationId: '1',
      filter: 'Kobayashi|Miso',
      activeFilterType: 'all',
    });
    const [pims, practice] = at.out;
    expect(pims).toMatch(/^PIMS[^]*7901[^]*Hanna Kobayashi[^]*Miso[^]*Yes/);
    expect(practice).toMatch(/^Practice[^]*Hana Kobayashi[^]*\(518\)-555-0131[^]*Pepper[^]*No/);
  });

  it('C-129 prints No data found for each empty side, or both sides as JSON', async () => {
    const none = { searchPimsCaretakers: { data: { searchPimsCaretakers: [] } } };
    const at = terminal({ answers: answers(none) });
    await signa(at, 'search', '--location', '1', '--email', 'a@b');
    expect(at.out[0]).toBe('PIMS\nNo data found');
    const json = terminal({ answers: answers(none) });
    await signa(json, 'search', '--location', '1', '--email', 'a@b', '--json');
    expect(JSON.parse(json.out.join(''))).toMatchObject({ pims: [], practice: [{ id: '3' }] });
  });

  it('C-129 A-191 prints the side that answers, and fails with the message of the other', async () => {
    const at = terminal({ answers: answers({ searchPimsCaretakers: unreachable }) });
    expect(await signa(at, 'search', '--location', '1', '--first-name', 'Hanna')).toBe(1);
    expect(at.out.join()).toContain('Hana Kobayashi');
    expect(at.err).toEqual([
      'There was an error trying to connect to the partner. Please try again.',
      'PARTNER_UNREACHABLE',
    ]);
  });

  it('C-129 A-191 requires a search field and the location', async () => {
    const at = terminal({ answers: answers() });
    expect(await signa(at, 'search', '--location', '1', '--first-name', ' ')).toBe(2);
    expect(await signa(at, 'search', '--first-name', 'Hanna')).toBe(2);
    expect(at.requests).toEqual([]);
  });

  it('A-190 C-129 requires support', async () => {
    const at = terminal({ answers: answers(), isSupport: false });
    expect(await signa(at, 'search', '--location', '1', '--first-name', 'Hanna')).toBe(4);
    expect(at.err[0]).toBe("you can't access this link");
    expect(at.requests).toHaveLength(1);
  });

  it.each([
    ['There is no location 1.', { data: { location: null } }],
    ['Wren Street has no PIMS account and connection type.', location({ pimsAccountId: null })],
    ['Wren Street has no PIMS account and connection type.', location({ pimsConnectionType: null })],
  ])('C-131 prints %s', async (text, GetLocation) => {
    const at = terminal({ answers: answers({ GetLocation }) });
    expect(await signa(at, 'client', '7901', '--location', '1')).toBe(1);
    expect(at.err).toEqual([text]);
  });
});

describe('signa pims client and signa pims patient', () => {
  it('C-130 show a record by PIMS ID and its counterpart, or No data found', async () => {
    const at = terminal({ answers: answers() });
    expect(await signa(at, 'client', '7901', '--location', '1')).toBe(0);
    expect(variablesOf(at, 'getPimsCaretakerById')).toEqual({
      input: { pimsAccountId: 'site', pimsConnectionType: 'EZYVET', pimsId: '7901' },
    });
    expect(variablesOf(at, 'GetLocationClientByPimsId')).toEqual({
      pimsAccountId: 'site',
      pimsId: '7901',
      locationId: '1',
    });
    expect(at.out[0]).toMatch(/^PIMS[^]*Hanna[^]*hanna@mail\.example[^]*Miso \(9901\)/);
    expect(at.out[1]).toBe('Practice\nNo data found');
  });

  it('C-130 show a linked client and patient of the practice', async () => {
    const at = terminal({
      answers: answers({
        getPimsCaretakerById: { data: { pimsCaretakerById: null } },
        GetLocationClientByPimsId: { data: { locationClientByPimsId: local } },
      }),
    });
    await signa(at, 'client', '7901', '--location', '1');
    expect(at.out[0]).toBe('PIMS\nNo data found');
    expect(at.out[1]).toMatch(/Hana[^]*\(518\)-555-0131/);
    const other = terminal({
      answers: answers({
        getPimsPatientList: { data: { pimsPatientList: [] } },
        GetLocationPatientByPimsId: {
          data: { locationPatientByPimsId: { id: '5', name: 'Pepper', species: { name: 'Canine' }, breed: null } },
        },
      }),
    });
    await signa(other, 'patient', '9005', '--location', '1');
    expect(other.out[0]).toBe('PIMS\nNo data found');
    expect(other.out[1]).toMatch(/^Practice[^]*Pepper[^]*Canine/);
  });

  it('C-130 C-087 ask BITWERX by the provider id', async () => {
    const at = terminal({ answers: answers({ GetLocation: location({ pimsConnectionType: 'BITWERX' }) }) });
    await signa(at, 'client', 'bx-1', '--location', '1');
    expect(variablesOf(at, 'getPimsCaretakerById')).toEqual({
      input: { pimsAccountId: 'site', pimsConnectionType: 'BITWERX', providerId: 'bx-1' },
    });
  });

  it('C-130 C-211 show a patient with the fields that could not be read', async () => {
    const at = terminal({ answers: answers() });
    expect(await signa(at, 'patient', '9901', '--location', '1')).toBe(0);
    expect(variablesOf(at, 'getPimsPatientList')).toMatchObject({ pimsIds: ['9901'] });
    expect(variablesOf(at, 'GetLocationPatientByPimsId')).toEqual({
      pimsAccountId: 'site',
      pimsId: '9901',
      locationId: '1',
    });
    expect(at.out[0]).toMatch(
      /^PIMS[^]*Miso[^]*Siamese[^]*9\.04[^]*Penicillin[^]*dateOfBirth: Skipped: it is not a valid date/,
    );
    const json = terminal({ answers: answers() });
    await signa(json, 'patient', '9901', '--location', '1', '--json');
    expect(JSON.parse(json.out.join(''))).toMatchObject({ pims: { name: 'Miso' }, practice: null });
  });
});

describe('text output of both sides', () => {
  const second = { ...patient, id: '9902', pimsId: 'p-9902', name: 'Soba', leftOut: [] };
  const all = {
    ...{ ...caretaker, pimsId: 'p-7901', isActive: false, patients: [patient, second] },
    emails: [{ address: 'first@mail.example' }, { address: 'second@mail.example' }],
    phones: [
      { number: '1 (518) 555-0231', type: null, isPrimary: true, isValidMobile: null },
      { number: '1 (212) 555-0232', type: null, isPrimary: false, isValidMobile: null },
    ],
    leftOut: [
      { field: 'phone', reason: 'It is too long.' },
      { field: 'email', reason: 'It is none.' },
    ],
  };
  const here = {
    ...{ ...local, email: 'hana@mail.example', isActive: true },
    phones: [{ phoneNumber: '5185550131' }, { phoneNumber: '2125550132' }],
    locationPatientClients: [
      { locationPatient: { name: 'Pepper' } },
      { locationPatient: null },
      { locationPatient: { name: 'Salt' } },
    ],
  };
  /** The cells of a printed table, by line. */
  const cells = (text: string | undefined) =>
    (text ?? '')
      .split('\n')
      .filter((row) => row.includes('│'))
      .map((row) =>
        row
          .split('│')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );

  it('C-129 lists every email, phone and patient of each client found', async () => {
    const at = terminal({
      answers: answers({
        searchPimsCaretakers: { data: { searchPimsCaretakers: [caretaker, all] } },
        LocationClientSearch: { data: { locationClientSearch: { data: [local, here], count: 2 } } },
      }),
    });
    expect(await signa(at, 'search', '--location', '1', '--last-name', 'Kobayashi')).toBe(0);
    const head = ['Id', 'Name', 'Email', 'Phones', 'Patients', 'Active'];
    expect(cells(at.out[0])).toEqual([
      head,
      ['7901', 'Hanna Kobayashi', 'hanna@mail.example', '1 (518) 555-0231', 'Miso', 'Yes'],
      [
        ...['7901', 'Hanna Kobayashi', 'first@mail.example, second@mail.example'],
        ...['1 (518) 555-0231, 1 (212) 555-0232', 'Miso, Soba', 'No'],
      ],
    ]);
    expect(cells(at.out[1])).toEqual([
      head,
      ['3', 'Hana Kobayashi', '', '(518)-555-0131', 'Pepper', 'No'],
      ['3', 'Hana Kobayashi', 'hana@mail.example', '(518)-555-0131, (212)-555-0132', 'Pepper, Salt', 'Yes'],
    ]);
  });

  it('C-130 C-211 prints every field of a client, and those that could not be read', async () => {
    const at = terminal({
      answers: answers({
        getPimsCaretakerById: { data: { pimsCaretakerById: all } },
        GetLocationClientByPimsId: { data: { locationClientByPimsId: here } },
      }),
    });
    expect(await signa(at, 'client', '7901', '--location', '1')).toBe(0);
    expect(cells(at.out[0])).toEqual([
      ['id', '7901'],
      ['pimsId', 'p-7901'],
      ['firstName', 'Hanna'],
      ['lastName', 'Kobayashi'],
      ['emails', 'first@mail.example, second@mail.example'],
      ['phones', '1 (518) 555-0231, 1 (212) 555-0232'],
      ['patients', 'Miso (9901), Soba (9902)'],
      ['isActive', 'false'],
      ['leftOut', 'phone: It is too long.'],
      ['', 'email: It is none.'],
    ]);
    expect(cells(at.out[1])).toEqual([
      ['id', '3'],
      ['firstName', 'Hana'],
      ['lastName', 'Kobayashi'],
      ['email', 'hana@mail.example'],
      ['phones', '(518)-555-0131, (212)-555-0132'],
      ['isActive', 'true'],
    ]);
  });

  it('C-130 C-211 prints every field of a patient, and those that could not be read', async () => {
    const there = {
      ...{ ...patient, pimsId: 'p-9901', dateOfBirth: '2020-05-31', allergies: ['Penicillin', 'Chicken'] },
      ...{ isDeceased: false, isDeleted: true, leftOut: all.leftOut },
    };
    const practice = {
      ...{ id: '5', name: 'Pepper', species: { name: 'Canine' }, breed: { name: 'Beagle' }, birthdate: '2019-01-02' },
      ...{ isActive: false, isDeceased: true },
    };
    const at = terminal({
      answers: answers({
        getPimsPatientList: { data: { pimsPatientList: [there, second] } },
        GetLocationPatientByPimsId: { data: { locationPatientByPimsId: practice } },
      }),
    });
    expect(await signa(at, 'patient', '9901', '--location', '1')).toBe(0);
    expect(cells(at.out[0])).toEqual([
      ['id', '9901'],
      ['pimsId', 'p-9901'],
      ['name', 'Miso'],
      ['species', 'Feline'],
      ['breed', 'Siamese'],
      ['gender', 'Female Spayed'],
      ['dateOfBirth', '2020-05-31'],
      ['weightInPounds', '9.04'],
      ['allergies', 'Penicillin, Chicken'],
      ['isDeceased', 'false'],
      ['isDeleted', 'true'],
      ['leftOut', 'phone: It is too long.'],
      ['', 'email: It is none.'],
    ]);
    expect(cells(at.out[1])).toEqual([
      ['id', '5'],
      ['name', 'Pepper'],
      ['species', 'Canine'],
      ['breed', 'Beagle'],
      ['birthdate', '2019-01-02'],
      ['isActive', 'false'],
      ['isDeceased', 'true'],
    ]);
  });
});

describe('signa pims diff', () => {
  const row = (field: string, wins: string) => ({ field, here: 'a', there: 'b', wins, why: 'Because.' });
  const pimsDifferences = {
    ...{ locationId: '1', locationName: 'Wren Street', readAt: '2026-11-20T15:00:00.000Z', isAnswering: true },
    records: [
      { record: 'client:12', name: 'Hana', pimsId: '7901', rows: [row('Email', 'pims'), row('Last name', 'same')] },
      { record: 'patient:5', name: 'Otis', pimsId: '9003', rows: [row('Weight', 'signa')] },
    ],
  };

  it('A-409 shows by field which side wins and why; --all includes fields that match', async () => {
    const at = terminal({ answers: { GetPimsDifferences: { data: { pimsDifferences } } } });
    expect(await signa(at, 'diff', '12', '--json', 'record,field,wins')).toBe(0);
    expect(variablesOf(at, 'GetPimsDifferences')).toEqual({ clientId: '12' });
    expect(at.requests).toHaveLength(1);
    expect(JSON.parse(at.out.join('\n'))).toEqual([
      { record: 'client:12', field: 'Email', wins: 'pims' },
      { record: 'patient:5', field: 'Weight', wins: 'signa' },
    ]);
    const all = terminal({ answers: { GetPimsDifferences: { data: { pimsDifferences } } } });
    await signa(all, 'diff', '12', '--all');
    expect(all.out.join('\n')).toMatch(/Last name.*same.*Because/);
  });

  it('A-409 reports an unlinked client, and the age of the data if a PIMS does not respond', async () => {
    const none = terminal({ answers: { GetPimsDifferences: { data: { pimsDifferences: null } } } });
    expect(await signa(none, 'diff', '12')).toBe(1);
    expect(none.err[0]).toContain('Client 12 does not exist or is not linked');
    const away = terminal({
      answers: { GetPimsDifferences: { data: { pimsDifferences: { ...pimsDifferences, isAnswering: false } } } },
    });
    expect(await signa(away, 'diff', '12')).toBe(0);
    expect(away.err[0]).toContain('2026-11-20T15:00:00.000Z');
  });
});
