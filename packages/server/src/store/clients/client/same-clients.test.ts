import type { SameClientInput as Typed } from '@signa/core/contract';
import { samePersonSet } from '@signa/fixtures/same-person-set';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { rows as rowsOf } from '../../statement.js';

/** A client of the sample, as the front desk knows them. */
const devon = { firstName: 'Devon', lastName: 'Achterberg', phones: ['518 555 0164'] };

describeOnOneDatabase('duplicate candidates for a client being entered', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const ask = async (client: Typed, locationId: string = sample.wren) =>
    (await server.data(sample.vet, 'GetSameClientCandidates', { locationId, client })).sameClientCandidates;
  const answers = async (client: Typed) =>
    (await ask(client)).map(({ locationClient, sameness }) => [locationClient.lastName, sameness]);

  it('C-234 returns the client with the matching evidence, its phones, and patients', async () => {
    const [first] = await ask({
      ...devon,
      lastName: 'Achtreberg',
      patients: [{ name: 'moose', speciesCode: 'canine' }],
    });
    expect(first).toMatchObject({
      sameness: 'sameClient',
      locationClient: {
        firstName: 'Devon',
        lastName: 'Achterberg',
        phones: [{ phoneType: { description: expect.any(String) as string } }],
      },
      reasons: [
        { field: 'name', kind: 'similar', value: 'Devon Achterberg' },
        { field: 'phone', kind: 'same', value: '5185550164' },
        { field: 'patient', kind: 'same', value: 'Moose' },
      ],
    });
    expect(first?.locationClient.locationPatientClients.map((link) => link.locationPatient?.name)).toContain('Moose');
    expect(first?.marks.length).toBeGreaterThan(1);
  });

  it.each<[string, Typed]>([
    ['a phone alone', { phones: ['(518) 555-0164'] }],
    ['names exchanged', { firstName: 'Achterberg', lastName: 'Devon' }],
    ['a last name that sounds alike', { firstName: 'Devon', lastName: 'Akterberg' }],
    ['a first name and a wrong last name', { firstName: 'Devon', lastName: 'Xchterberg' }],
    ['a last name with a slip, and the animal', { lastName: 'Achterburgh', patients: [{ name: 'Moose' }] }],
    ['accents and case', { firstName: 'DÉVON', lastName: 'áchterberg' }],
  ])('C-234 finds by %s', async (_, typed) => {
    expect((await ask(typed))[0]?.locationClient).toMatchObject({ firstName: 'Devon', lastName: 'Achterberg' });
  });

  it('C-234 returns none without evidence, and does not search for partial input', async () => {
    for (const typed of [{}, { firstName: 'D' }, { firstName: '', lastName: ' ', email: '', phones: ['518'] }])
      expect(await ask(typed)).toEqual([]);
    expect(await ask({ firstName: 'Wolfgang', lastName: 'Unterberger', phones: ['8025550000'] })).toEqual([]);
    expect(
      await ask({ addresses: [{ addressLine1: '12', zip: '' }, { addressLine1: '' }], patients: [{ name: '' }] }),
    ).toEqual([]);
  });

  it('C-231 C-234 a spouse with the same phone is in the same household', async () => {
    expect((await answers({ ...devon, firstName: 'Marisol' }))[0]).toEqual(['Achterberg', 'sameHousehold']);
  });

  it('C-234 follows each change of a client, a patient, and a link', async () => {
    const insert = `insert into signa.client (location_id, id, first_name, last_name, email, phones, addresses) values
      (1, 900001, 'Ottilie', 'Quistgaard', 'otti@mail.example', $1, $2)`;
    const phones = (isActive: boolean) => JSON.stringify([{ uuid: '1', phoneTypeId: 1, phoneNumber: '5185559876', isActive }]);
    const addresses = (isActive: boolean) =>
      JSON.stringify([{ uuid: '2', addressTypeId: 1, addressLine1: '77 Quarry Lane', city: 'Troy', state: 'NY', zip: '12180', isActive }]);
    const change = (set: string, values: string[] = []) =>
      server.db.asOwner(`update signa.client set ${set} where location_id = 1 and id = 900001`, values);
    const isFound = async (typed: Typed) =>
      (await ask({ firstName: 'Ottilie', ...typed })).some(({ locationClient: { id } }) => id === '900001');
    await server.db.asOwner(insert, [phones(true), addresses(true)]);
    const phone: Typed = { phones: ['5185559876'] };
    const house: Typed = { addresses: [{ addressLine1: '77 quarry ln', zip: '12180' }] };
    for (const typed of [phone, house, { email: 'otti@mail.example' }]) expect(await isFound(typed)).toBe(true);
    await change('phones = $1', [phones(false)]);
    expect(await isFound(phone)).toBe(false);
    await change('addresses = $1', [addresses(false)]);
    expect(await isFound(house)).toBe(false);
    await change(`email = 'ottilie@mail.example'`);
    expect(await isFound({ email: 'otti@mail.example' })).toBe(false);
    const pet: Typed = { lastName: 'Quistgard', firstName: '', patients: [{ name: 'Popocatepetl', speciesCode: 'feline' }] };
    await server.db.asOwner(`insert into signa.patient (location_id, id, name, species_code) values (1, 900002, 'Kim', 'feline')`);
    await server.db.asOwner(`insert into signa.patient_client (location_id, patient_id, client_id) values (1, 900002, 900001)`);
    expect(await isFound(pet)).toBe(false);
    await server.db.asOwner(`update signa.patient set name = 'Popocatepetl' where location_id = 1 and id = 900002`);
    expect(await isFound(pet)).toBe(true);
    await server.db.asOwner(`delete from signa.patient_client where location_id = 1 and patient_id = 900002`);
    expect(await isFound(pet)).toBe(false);
    // Inactive clients count too: a new record would be a duplicate.
    await change('is_active = false');
    const [inactive] = await ask({ firstName: 'Ottilie', lastName: 'Quistgaard', email: 'ottilie@mail.example' });
    expect(inactive).toMatchObject({ sameness: 'sameClient', locationClient: { id: '900001', isActive: false } });
  }); // prettier-ignore

  it('C-234 C-230 the index finds those of a generated set, and a spouse is not a duplicate', async () => {
    const size = { reEntries: 60, strangers: 20, spouses: 20 };
    const { clients, reEntries, strangers, spouses } = samePersonSet(11, size);
    await server.db.asOwner(
      `with made as (select * from jsonb_to_recordset($1::jsonb) as c(id bigint, "firstName" text, "lastName" text, email text, phones jsonb, addresses jsonb, patients jsonb)),
        client as (insert into signa.client (location_id, id, first_name, last_name, email, phones, addresses)
          select 2, id, "firstName", "lastName", email, phones, addresses from made),
        pet as (select id, id * 10 + place as patient, p ->> 'name' as name, p ->> 'speciesCode' as species
          from made, jsonb_array_elements(patients) with ordinality as each (p, place)),
        patient as (insert into signa.patient (location_id, id, name, species_code) select 2, patient, name, species from pet)
      insert into signa.patient_client (location_id, patient_id, client_id) select 2, patient, id from pet`,
      [
        JSON.stringify(
          clients.map((client, index) => ({
            ...client,
            id: 910_000 + index,
            phones: client.phones.map((phone) => ({ ...phone, uuid: '1', phoneTypeId: 1, isActive: true })),
            addresses: client.addresses.map((address) => ({ ...address, uuid: '1', addressTypeId: 1, isActive: true })),
          })),
        ),
      ],
    );
    const sent = (typed: (typeof reEntries)[number]) => ({
      ...typed,
      phones: typed.phones.map(({ phoneNumber }) => phoneNumber),
      addresses: typed.addresses.map(({ addressLine1, zip }) => ({ addressLine1, zip })),
      patients: typed.patients.map(({ name, speciesCode }) => ({ name, speciesCode })),
    });
    const lost: unknown[] = [];
    for (const [index, typed] of reEntries.entries()) {
      const found = await ask(sent(typed), sample.battenkill);
      if (!found.slice(0, 3).some(({ locationClient }) => locationClient.id === String(910_000 + index))) lost.push(typed);
    }
    expect(lost).toEqual([]);
    for (const [index, typed] of spouses.entries()) {
      const other = (await ask(sent(typed), sample.battenkill)).find(
        ({ locationClient }) => locationClient.id === String(910_000 + size.reEntries + index),
      );
      expect(other?.sameness).toBe('sameHousehold');
    }
    for (const typed of strangers)
      expect((await ask(sent(typed), sample.battenkill)).map(({ sameness }) => sameness)).not.toContain('sameClient');
  }); // prettier-ignore

  describe('a misheard name', () => {
    beforeAll(async () => {
      await server.db.asOwner(
        `insert into signa.client (location_id, id, first_name, last_name, email, phones, addresses) values
          (1, 900011, 'Rosalind', 'Hobkin', null, '[]', '[]'), (1, 900012, 'Marisol', 'Hodgson', null, '[]', '[]')`,
      );
      await server.db.asOwner(`insert into signa.patient (location_id, id, name, species_code) values
        (1, 900013, 'Pepperino', 'canine'), (1, 900014, 'Kiwi', 'avian')`);
      await server.db.asOwner(`insert into signa.patient_client (location_id, patient_id, client_id) values
        (1, 900013, 900011), (1, 900014, 900012)`);
    }); // prettier-ignore

    it.each<[string, Typed]>([
      ['a last name and the animal', { lastName: 'Hankin', patients: [{ name: 'Pepperino' }] }],
      ['a last name and a slip in the animal', { lastName: 'Hankin', patients: [{ name: 'Peperino' }] }],
      ['a first name and another last name', { firstName: 'Rosalind', lastName: 'Hankin' }],
      ['both names', { firstName: 'Rosalyn', lastName: 'Hankin' }],
      ['another beginning', { lastName: 'Lobkin', patients: [{ name: 'Pepperino' }] }],
      ['a text with the last name and the animal', { search: 'Hankin Pepperino' }],
      ['a text with the animal first', { search: 'pepperino hankin' }],
      ['a text with both names', { search: 'Rosalind Hankin' }],
      ['a text with all', { search: 'Hankin, Rosalind Pepperino' }],
    ])('C-304 C-305 finds by %s', async (_, typed) => {
      const [first, ...others] = await ask(typed);
      expect(first?.locationClient).toMatchObject({ firstName: 'Rosalind', lastName: 'Hobkin' });
      expect(others.map(({ locationClient }) => locationClient.lastName)).not.toContain('Hodgson');
      const isNamed = ({ field }: { field: string }) => field !== 'surname';
      expect(first?.reasons.some(isNamed)).toBe(true);
    });

    it('C-305 finds none by a text without a name, and rejects one that no search box could have sent', async () => {
      expect(await ask({ search: 'Wolfgang Unterberger' })).toEqual([]);
      expect(await ask({ search: 'the brown dog of Rosalind Hobkin' })).toEqual([]);
      for (const search of ['x', 'x'.repeat(300)])
        expect(
          await server.call(sample.vet, 'GetSameClientCandidates', { locationId: sample.wren, client: { search } }),
        ).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'client.search' }] } });
    });
  });

  it('C-234 C-003 never returns the office-use client', async () => {
    const [office] = await server.db.asOwner<{ first_name: string | null; last_name: string | null }>(
      'select first_name, last_name from signa.client where location_id = 1 and is_office_use',
    );
    expect(office).toBeDefined();
    expect(await ask({ firstName: office?.first_name, lastName: office?.last_name })).toEqual([]);
  });

  it("C-234 C-001 returns results only at the caller's location, and the serving role cannot read beyond its scope", async () => {
    const foreign = { locationId: sample.larkspur, client: devon };
    expect(await server.call(sample.vet, 'GetSameClientCandidates', foreign)).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN' },
    });
    expect(await ask(devon, sample.battenkill)).toEqual([]);
    const at = (location: string) =>
      server.db.database
        .read({ locationIds: ['1'] }, (sql) =>
          rowsOf(sql, `select signa.find_same_clients(${location}, 'A', 'B', null, '{}', '[]', '{}', 10)`),
        )
        .then(
          () => 'answered',
          () => 'refused',
        );
    expect([await at('1'), await at('3')]).toEqual(['answered', 'refused']);
  });

  it('C-234 rejects input that no form could have sent', async () => {
    const client = { lastName: 'x'.repeat(101) };
    expect(await server.call(sample.vet, 'GetSameClientCandidates', { locationId: sample.wren, client })).toMatchObject(
      {
        ok: false,
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'client.lastName' }] },
      },
    );
  });
});
