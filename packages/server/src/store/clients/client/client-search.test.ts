import { isFoundBy, phoneWithoutAreaCode, searchByWords, type SearchedClient } from '@signa/core/clients';
import { formatPhone, phoneDigits } from '@signa/core/base';
import { isTooWide } from '@signa/core/practice';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { rows as rowsOf } from '../../statement.js';

type Found = Awaited<ReturnType<typeof searchOf>>['data'][number];

function searchOf(server: TestServer, variables: Readonly<Record<string, unknown>> = {}, as: string = sample.vet) {
  return server
    .data(as, 'LocationClientSearch', { locationId: sample.wren, ...variables })
    .then((data) => data.locationClientSearch);
}

describeOnEveryDatabase('client search', (make) => {
  let server: TestServer;
  let everybody: readonly Found[];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    // Text that a search could misinterpret: LIKE wildcards, spaces, non-ASCII letters, and an inactive phone and
    // patient.
    await server.db.asOwner(`insert into signa.client (location_id, first_name, last_name, email, phones) values
      (1, 'Zoë', 'Ångström-O''Neil', '100%_sure@mail.example', '[{"uuid":"1","phoneTypeId":1,"phoneNumber":"518 555 7788","isActive":false}]'),
      (1, null, 'Nameless', null, '[]'), (1, 'Bob', null, 'back\\slash@mail.example', '[]'),
      (1, 'Mary  Ann', 'de la Cruz', null, '[]'),
      (1, 'Zelda', 'Without', null, '[{"uuid":"2","phoneTypeId":1,"phoneNumber":"5553471","isActive":true}]'),
      (1, 'Adam', 'Zwhole', null, '[{"uuid":"3","phoneTypeId":1,"phoneNumber":"5185553471","isActive":true}]'),
      (1, 'Ada', 'Elsewhere', null, '[{"uuid":"4","phoneTypeId":1,"phoneNumber":"8025553471","isActive":true}]'),
      (1, 'Eve', 'Longer', null, '[{"uuid":"5","phoneTypeId":1,"phoneNumber":"15553471","isActive":true}]')`);
    await server.db.asOwner(
      `update signa.client set is_active = false where location_id = 1 and last_name = 'Nameless'`,
    );
    await server.db.asOwner(`update signa.patient_client set is_active = false, is_primary = false
      where location_id = 1 and client_id = (select min(client_id) from signa.patient_client where location_id = 1)`);
    everybody = (await searchOf(server)).data;
  });
  afterAll(() => server.close());

  const wholeFirst = (found: readonly Found[], filter: string) =>
    found.toSorted(
      (one, other) =>
        Number(phoneWithoutAreaCode(filter, one) !== null) - Number(phoneWithoutAreaCode(filter, other) !== null),
    );
  const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

  it('C-148 C-015 returns what list rows and the wizard show', () => {
    const client = everybody.find((found) => found.locationPatientClients.some((link) => link.isActive));
    expect(client).toMatchObject({ locationId: '1', isActive: true, email: expect.any(String) as string });
    expect(client?.phones[0]).toMatchObject({ phoneType: { description: expect.any(String) as string } });
    expect(client?.locationPatientClients[0]?.locationPatient).toMatchObject({
      name: expect.any(String) as string,
      species: { name: expect.any(String) as string, icon: expect.any(String) as string },
      isDeceased: expect.any(Boolean) as boolean,
    });
  });

  // Each of the many cases calls the server.
  it("C-016 finds what core's rule finds, for every part of every text", async () => {
    const texts = everybody.flatMap((client) => [
      [client.firstName, client.lastName].filter(Boolean).join(' '),
      client.email ?? '',
      ...client.phones.map((phone) => phone.phoneNumber),
      ...client.phones.map((phone) => phone.phoneNumber.replace(/\D/g, '')),
      ...client.locationPatientClients.map((link) => link.locationPatient?.name ?? ''),
    ]);
    const part = fc
      .tuple(fc.constantFrom(...texts.filter(Boolean)), fc.nat(), fc.integer({ min: 1, max: 8 }), fc.boolean())
      .map(([text, at, length, isLarge]) => {
        const from = at % text.length;
        const cut = text.slice(from, from + length).replaceAll('|', '');
        return isLarge ? cut.toUpperCase() : cut;
      });
    const odd = fc.constantFrom(
      '%',
      '_',
      '\\',
      '',
      ' ',
      "'",
      '\n',
      '%a%',
      'a_',
      '555',
      'zoë',
      'ÅNG',
      '\\%',
      '5185553471',
      '8025553471',
      '(907)-555-3471',
      '5185550164',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof({ weight: 4, arbitrary: part }, odd), { maxLength: 3 }), async (terms) => {
        const filter = terms.join('|');
        fc.pre(!isTooWide(filter));
        const { data, count } = await searchOf(server, { filter });
        const expected = everybody.filter((client) => isFoundBy(filter, client satisfies SearchedClient));
        expect(ids(data)).toEqual(ids(wholeFirst(expected, filter)));
        expect(count).toBe(expected.length);
      }),
      { numRuns: 150 },
    );
  }, 180_000);

  it('C-016 C-036 finds by a phone as formatted on screen, and by a curly apostrophe', async () => {
    const client = everybody.find(({ phones }) =>
      phones.some(({ isActive, phoneNumber }) => isActive && phoneDigits(phoneNumber).length === 10),
    );
    const phone = client?.phones.find(
      ({ isActive, phoneNumber }) => isActive && phoneDigits(phoneNumber).length === 10,
    );
    const [, area, exchange, line] = /^(...)(...)(....)$/.exec(phoneDigits(phone?.phoneNumber ?? '')) ?? [];
    const written = [
      formatPhone(phone?.phoneNumber ?? ''),
      `(${area}) ${exchange}-${line}`,
      `${area}-${exchange}-${line}`,
      `${exchange}-${line}`,
      `+1 ${area}.${exchange}.${line}`,
    ];
    for (const filter of written) expect(ids((await searchOf(server, { filter })).data)).toContain(client?.id);
    expect((await searchOf(server, { filter: 'o’neil' })).data).toMatchObject([{ firstName: 'Zoë' }]);
  });

  it('C-281 finds a phone without area code by the whole number, after exact matches, on any page', async () => {
    const named = (found: readonly Found[]) => found.map(({ firstName }) => firstName);
    const filter = '(518) 555-3471';
    expect(named((await searchOf(server, { filter })).data)).toEqual(['Adam', 'Zelda']);
    expect(named((await searchOf(server, { filter, take: 1, skip: 1 })).data)).toEqual(['Zelda']);
    expect(named((await searchOf(server, { filter: '555-3471' })).data)).toEqual(['Ada', 'Eve', 'Zelda', 'Adam']);
    expect(named((await searchOf(server, { filter: `${filter}|without` })).data)).toEqual(['Zelda']);
    expect(named((await searchOf(server, { filter: '1-907-555-3471' })).data)).toEqual(['Zelda']);
    expect((await searchOf(server, { filter: '518555347' })).data).toMatchObject([{ firstName: 'Adam' }]);
  });

  it('C-016 finds a client and a patient by words of one text, in any order', async () => {
    for (const typed of ['Devon Moose', 'moose devon', 'Achterberg, Devon', 'moose (518) 555-0164']) {
      expect((await searchOf(server, { filter: typed })).count).toBe(0);
      expect((await searchOf(server, { filter: searchByWords(typed) })).data).toMatchObject([{ firstName: 'Devon' }]);
    }
    expect((await searchOf(server, { filter: searchByWords('Devon Bartholomew') })).count).toBe(0);
  });

  it('C-190 rejects a filter that no search box could have sent', async () => {
    const variables = { locationId: sample.wren, filter: 'a|'.repeat(5000) };
    expect(await server.call(sample.vet, 'LocationClientSearch', variables)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'filter' }] },
    });
  });

  it('C-016 orders by last name, first name, and id, with missing names last', () => {
    const keyOf = ({ lastName, firstName, id }: Found) =>
      [lastName ?? '\uffff', firstName ?? '\uffff', id.padStart(9, '0')].join('\u0000').toLowerCase();
    const keys = everybody.map(keyOf);
    expect(keys).toEqual([...keys].sort());
  });

  it('C-011 C-148 pages contain every client once, and the count covers all', async () => {
    const pages = [];
    for (let at = 0; at < everybody.length + 7; at += 7) pages.push(await searchOf(server, { take: 7, skip: at }));
    expect(ids(pages.flatMap(({ data }) => data))).toEqual(ids(everybody));
    expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([everybody.length]));
    expect(pages.at(-1)?.data).toEqual([]);
  });

  it('C-013 filters active, inactive, or all clients', async () => {
    const of = async (activeFilterType: string) => (await searchOf(server, { activeFilterType })).data;
    const [active, all, inactive] = [await of('active'), await of('all'), await of('non-active')];
    expect(inactive.map(({ lastName }) => lastName)).toContain('Nameless');
    expect(active.every(({ isActive }) => isActive) && inactive.every(({ isActive }) => !isActive)).toBe(true);
    expect([...ids(active), ...ids(inactive)].sort()).toEqual(ids(all).sort());
    expect(
      (await server.call(sample.vet, 'LocationClientSearch', { locationId: '1', activeFilterType: 'some' as never }))
        .ok,
    ).toBe(false);
  });

  it('C-003 never finds the office-use client or patient', async () => {
    const [{ count }] = (await server.db.asOwner<{ count: number }>(
      'select count(*)::int as count from signa.client where location_id = 1 and is_office_use',
    )) as [{ count: number }];
    expect(count).toBe(1);
    expect((await searchOf(server, { filter: 'office use' })).count).toBe(0);
    const unlinked = () => server.data(sample.vet, 'GetUnlinkedLocationClientsCount', { locationId: sample.wren });
    const { unlinkedLocationClientsCount: before } = await unlinked();
    await server.db.asOwner(`update signa.client set pims_id = 'P-1' where location_id = 1 and is_office_use`);
    expect((await unlinked()).unlinkedLocationClientsCount).toBe(before);
    const found = await server.data(sample.vet, 'GetLocationPatientsByFilter', {
      locationPatientFilter: 'office',
      locationIds: [sample.wren],
    });
    expect(found.locationPatientsByFilter).toEqual([]);
  });

  it("C-001 C-030 searches only the caller's own locations, and not a foreign organization", async () => {
    const foreign = await server.call(sample.vet, 'LocationClientSearch', { locationId: sample.larkspur });
    expect(foreign).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    const [row] = await server.db.asOwner<{ own: string; other: string }>(`select
      (select organization_id::text from signa.location where id = 1) as own,
      (select organization_id::text from signa.location where id = 3) as other`);
    expect((await searchOf(server, { organizationId: row?.own })).count).toBe(everybody.length);
    expect(await searchOf(server, { organizationId: row?.other })).toEqual({ data: [], count: 0 });
  });

  it('A-170 support looks up the clients of any existing practice', async () => {
    await server.openLookUps(sample.support, sample.wren, sample.larkspur);
    const { count } = await searchOf(server, { locationId: sample.larkspur }, sample.support);
    expect(count).toBeGreaterThan(0);
    expect((await searchOf(server, {}, sample.support)).count).toBe(everybody.length);
    for (const locationId of ['987654321', '999999999999999999'])
      expect(await searchOf(server, { locationId }, sample.support)).toEqual({ data: [], count: 0 });
  });

  it('C-016 follows every change of a client, a patient, and a link', async () => {
    const finds = async (filter: string) => ids((await searchOf(server, { filter })).data);
    const [link] = await server.db.asOwner<{ client: string; patient: string }>(`select client_id::text as client,
      patient_id::text as patient from signa.patient_client where location_id = 1 and is_active and client_id < 200
      order by client_id desc limit 1`);
    const { client, patient } = link ?? { client: '', patient: '' };
    await server.db.asOwner(`update signa.patient set name = 'Quetzalcoatl' where location_id = 1 and id = $1`, [
      patient,
    ]);
    expect(await finds('quetzal')).toContain(client);
    await server.db.asOwner(
      `update signa.patient_client set is_active = false, is_primary = false
      where location_id = 1 and patient_id = $1`,
      [patient],
    );
    expect(await finds('quetzal')).toEqual([]);
    await server.db.asOwner(`delete from signa.patient_client where location_id = 1 and patient_id = $1`, [patient]);
    await server.db.asOwner(
      `insert into signa.patient_client (location_id, patient_id, client_id) values (1, $1, $2)`,
      [patient, client],
    );
    expect(await finds('quetzal')).toEqual([client]);
    await server.db.asOwner(`update signa.client set last_name = 'Popocatepetl' where location_id = 1 and id = $1`, [
      client,
    ]);
    expect(await finds('quetzal|popoca')).toEqual([client]);
  });

  it('C-016 keeps every patient that concurrent calls link to one client', async () => {
    const [client] = everybody.filter(({ lastName }) => lastName === 'Nameless');
    const names = Array.from({ length: 12 }, (_, index) => `Litter ${String.fromCharCode(97 + index).repeat(5)}`);
    const link = (name: string) =>
      server.db.database.write({ locationIds: ['1'] }, (tx) =>
        rowsOf(
          tx,
          `with born as (insert into signa.patient (location_id, name) values (1, $1) returning id)
          insert into signa.patient_client (location_id, patient_id, client_id) select 1, id, $2 from born`,
          [name, client?.id],
        ),
      );
    await Promise.all(names.map(link));
    expect((await searchOf(server, { filter: names.join('|') })).count).toBe(1);
  });

  it('C-001 the serving role cannot read beyond its scope', async () => {
    const ask = (text: string) =>
      server.db.database
        .read({ locationIds: ['1'] }, (sql) => rowsOf(sql, text))
        .then(
          () => 'answered',
          () => 'refused',
        );
    expect(await ask(`select signa.find_clients(1, true, '{}', 10, 0)`)).toBe('answered');
    expect(await ask(`select signa.find_clients(3, true, '{}', 10, 0)`)).toBe('refused');
    expect(await ask(`select signa.find_patients('{1,3}', null, 10)`)).toBe('refused');
    expect(await ask('select texts from signa.client_search')).toBe('refused');
  });

  it('C-011 returns at most 500, whatever is requested, and counts all', async () => {
    await server.db.asOwner(`insert into signa.client (location_id, first_name, last_name, phones)
      select 1, 'Many', 'Client ' || number, '[]' from generate_series(1, 501) number`);
    for (const take of [501, 9999]) {
      const { data, count } = await searchOf(server, { filter: 'many client', take });
      expect([data.length, count]).toEqual([500, 501]);
    }
  });
});
