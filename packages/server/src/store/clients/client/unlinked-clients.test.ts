import { isFoundBy, type SearchedClient } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { linkedId } from '@signa/core/practice';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Asked = Partial<Operations['GetUnlinkedLocationClients']['variables']>;
type Found = Operations['GetUnlinkedLocationClients']['data']['unlinkedLocationClients'][number];

describeOnEveryDatabase('clients not linked with the PIMS', (make) => {
  let server: TestServer;
  let everybody: readonly Found[];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner(`update signa.client set pims_id = null where location_id = 1 and id % 3 <> 0`);
    await server.db.asOwner(`insert into signa.client (location_id, first_name, last_name, email, phones, is_active,
        pims_id, pims_provider_id, pims_connection_type) values
      (1, 'Zoë', 'Ångström-O''Neil', '100%_sure@mail.example', '[{"uuid":"1","phoneTypeId":1,"phoneNumber":"518 555 7788","isActive":true}]', true, null, null, null),
      (1, 'Mary  Ann', 'de la Cruz', null, '[{"uuid":"1","phoneTypeId":1,"phoneNumber":"5185559911","isActive":false}]', true, null, null, null),
      (1, 'Gone', 'Nameless', null, '[]', false, null, null, null),
      (1, 'By', 'Provider', null, '[]', true, null, 'bx-1', 'BITWERX'),
      (1, 'Stray', 'Provider', null, '[]', true, null, 'bx-2', 'EZYVET')`);
    const all = await server.data(sample.vet, 'LocationClientSearch', { locationId: '1', activeFilterType: 'all' });
    everybody = all.locationClientSearch.data;
  });
  afterAll(() => server.close());

  const list = async (asked: Asked = {}) =>
    (await server.data(sample.vet, 'GetUnlinkedLocationClients', { locationId: '1', ...asked }))
      .unlinkedLocationClients;
  const count = async (asked: Asked = {}) => {
    const { skip: _skip, take: _take, ...filters } = asked;
    const found = await server.data(sample.vet, 'GetUnlinkedLocationClientsCount', { locationId: '1', ...filters });
    return found.unlinkedLocationClientsCount;
  };
  const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);
  const isUnlinked = (client: Found) => linkedId(client) === null;

  it('C-125 C-155 C-088 are the active ones without a record, in the order of the client list, with a matching count', async () => {
    const expected = everybody.filter((client) => isUnlinked(client) && client.isActive);
    const found = await list({ take: 500 });
    expect(ids(found)).toEqual(ids(expected));
    expect(found.map(({ firstName }) => firstName)).toContain('Stray');
    expect(await count()).toBe(expected.length);
    expect(found.find(({ firstName }) => firstName === 'Zoë')).toMatchObject({
      phones: [{ phoneNumber: '518 555 7788', phoneType: { description: 'Cell' } }],
      locationPatientClients: [],
    });
    const every = everybody.filter(isUnlinked);
    expect(ids(await list({ take: 500, activeRequestFilter: 'all' }))).toEqual(ids(every));
    expect(await count({ activeRequestFilter: 'non-active' })).toBe(every.filter(({ isActive }) => !isActive).length);
  });

  it('C-155 pages contain every client once', async () => {
    const whole = await list({ take: 500 });
    const pages = [];
    for (let at = 0; at < whole.length + 7; at += 7) pages.push(...(await list({ take: 7, skip: at })));
    expect(ids(pages)).toEqual(ids(whole));
  });

  it.each([
    'zoë',
    '100%_',
    '5557788',
    '(518) 555-7788',
    '9911',
    'ÅNGSTRÖM|zo',
    'o’neil',
    '%%',
    'mary ann de',
    'provider',
    'qu|ze',
  ])('C-155 C-126 the filter %j finds the same clients as the client list', async (filter) => {
    const expected = (await list({ take: 500 })).filter((client) => isFoundBy(filter, client satisfies SearchedClient));
    expect(ids(await list({ take: 500, filter }))).toEqual(ids(expected));
    expect(await count({ filter })).toBe(expected.length);
  });

  it('C-155 C-126 finds by a patient\'s name, and the name filter only by "first last", at any length', async () => {
    const client = (await list({ take: 500 })).find((one) =>
      one.locationPatientClients.some(({ isActive }) => isActive),
    );
    const patient = client?.locationPatientClients.find(({ isActive }) => isActive)?.locationPatient?.name ?? '';
    expect(ids(await list({ filter: patient, take: 500 }))).toContain(client?.id);
    expect((await list({ nameFilter: 'Mary Ann de la cruz' })).map(({ lastName }) => lastName)).toEqual(['de la Cruz']);
    expect(await count({ nameFilter: 'Z' })).toBe((await list({ nameFilter: 'z', take: 500 })).length);
    expect(await list({ nameFilter: '100%_sure' })).toEqual([]);
    expect(await list({ nameFilter: 'Zo_' })).toEqual([]);
  });

  it('C-190 rejects a filter that no search box could have sent', async () => {
    for (const name of ['GetUnlinkedLocationClients', 'GetUnlinkedLocationClientsCount'] as const)
      expect(await server.call(sample.vet, name, { locationId: '1', filter: 'a|'.repeat(5000) })).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'filter' }] },
      });
  });

  it('C-003 C-155 never include the office-use client', async () => {
    await server.db.asOwner(`update signa.client set pims_id = null where location_id = 1 and is_office_use`);
    const found = await list({ take: 500, activeRequestFilter: 'all' });
    expect(found.filter(({ isOfficeUse }) => isOfficeUse)).toEqual([]);
    expect(await count({ activeRequestFilter: 'all' })).toBe(found.length);
  });

  it('C-155 C-249 never include a merged client, active or not', async () => {
    const twins = await server.db.asOwner<{ id: string; active: boolean }>(`insert into signa.client
      (location_id, first_name, last_name, email, phones, is_active) values
      (1, 'Kept', 'Twinly', null, '[]', true), (1, 'Merged', 'Twinly', null, '[]', true), (1, 'Former', 'Twinly', null, '[]', false)
      returning id::text, is_active as active`);
    const [kept, ...merged] = twins.map(({ id }) => id);
    const asked = { take: 500, activeRequestFilter: 'all' } as const;
    expect(ids(await list(asked))).toEqual(expect.arrayContaining(twins.map(({ id }) => id)));
    const before = await count({ activeRequestFilter: 'all' });
    await server.db.asOwner('update signa.client set merged_into = $1 where id = any ($2)', [kept, merged]);
    const found = ids(await list(asked));
    expect(found).toContain(kept);
    expect(found.filter((id) => merged.includes(id))).toEqual([]);
    expect(await count({ activeRequestFilter: 'all' })).toBe(before - merged.length);
    for (const filter of [{ filter: 'twinly' }, { nameFilter: 'twinly' }]) {
      expect(ids(await list({ ...asked, ...filter }))).toEqual([kept]);
      expect(await count({ activeRequestFilter: 'all', ...filter })).toBe(1);
    }
    await server.db.asOwner('update signa.client set merged_into = null where id = any ($1)', [merged]);
    await server.db.asOwner('delete from signa.client where id = any ($1)', [twins.map(({ id }) => id)]);
  });

  it("C-001 C-125 are those of the caller's location, and none where PIMS is disabled", async () => {
    for (const name of ['GetUnlinkedLocationClients', 'GetUnlinkedLocationClientsCount'] as const)
      expect(await server.call(sample.vet, name, { locationId: sample.larkspur })).toMatchObject({
        failure: { code: 'FORBIDDEN' },
      });
    await server.db.asOwner('update signa.location set is_pims_enabled = false where id = 1');
    expect([await list(), await count()]).toEqual([[], 0]);
    await server.db.asOwner('update signa.location set is_pims_enabled = true where id = 1');
    await server.db.asOwner(`update signa.organization set is_pims_enabled = false
      where id = (select organization_id from signa.location where id = 1)`);
    expect((await list()).length).toBeGreaterThan(0);
  });
});
