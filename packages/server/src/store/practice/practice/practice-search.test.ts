import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActiveFilter } from '@signa/core/practice';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

const lone = (name: string, more: Readonly<Record<string, string>> = {}) => `insert into signa.location
  (id, name, email_address, portal_type_id, phones, addresses, location_account_id) values (${more['id'] ?? '900'}, '${name}',
  'hello@sagebrush.example', 1, '[{"uuid":"00000000-0000-4000-8000-000000000001","phoneTypeId":3,"phoneNumber":"9705550132","isActive":true}]',
  '[{"uuid":"00000000-0000-4000-8000-000000000002","addressTypeId":1,"addressLine1":"1 Sage","city":"Moab","state":"UT","zip":"84532","isActive":true}]', 'SB-77')`;

describeOnOneDatabase('practice search', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner(lone('Sagebrush Mobile Animal Care'));
  });
  afterAll(() => server.close());

  const search = async (filter: string, more: { activeFilterType?: ActiveFilter; skip?: number; take?: number } = {}) =>
    (await server.data(sample.support, 'SearchPractices', { filter, ...more })).practices;
  const names = async (filter: string, more = {}) =>
    (await search(filter, more)).data.map(({ organization, locations }) => organization?.name ?? locations[0]?.name);

  it('A-050 A-264 groups locations by their organization, with a separate group for a location without one', async () => {
    const { data, count } = await search('animal');
    expect(count).toBe(3);
    expect(
      data.map(({ organization, locationCount, locations }) => [
        organization?.name ?? null,
        locationCount,
        locations[0]?.name,
      ]),
    ).toEqual([
      [null, 1, 'Sagebrush Mobile Animal Care'],
      ['Front Range Companion Care, PLLC', 1, 'Larkspur Animal Clinic'],
      ['Wren Street Veterinary Group', 2, 'Wren Street Animal Hospital'],
    ]);
    expect(data[0]?.locations[0]).toMatchObject({
      id: '900',
      emailAddress: 'hello@sagebrush.example',
      isActive: true,
      locationPhones: [{ phoneNumber: '9705550132', phoneType: { description: 'Office' } }],
      locationAddresses: [{ city: 'Moab', state: 'UT' }],
    });
    expect(data[2]?.organization).toMatchObject({ id: '1', isActive: true, organizationPhones: [expect.anything()] });
  });

  it.each([
    ['sagebrush', 'Sagebrush Mobile Animal Care'],
    ['MOAB sage', 'Sagebrush Mobile Animal Care'],
    ['moab, ut', 'Sagebrush Mobile Animal Care'],
    ['(970) 555-0132', 'Sagebrush Mobile Animal Care'],
    ['1 970 555 0132', 'Sagebrush Mobile Animal Care'],
    ['hello@sage', 'Sagebrush Mobile Animal Care'],
    ['sb-77', 'Sagebrush Mobile Animal Care'],
    ['street wren', 'Wren Street Veterinary Group'],
    ['wren manchester', 'Wren Street Veterinary Group'],
    ['larkspur pllc', 'Front Range Companion Care, PLLC'],
  ])('A-265 finds by %j', async (filter, name) => {
    expect(await names(filter)).toEqual([name]);
  });

  it.each(['zzyzx', 'wren moab', '%', '_', 'sage%brush', 'sage\\'])('A-265 finds nothing by %j', async (filter) => {
    expect(await search(filter)).toEqual({ data: [], count: 0 });
  });

  it('A-265 lists the locations that match more words first, at most five', async () => {
    const [found] = (await search('wren battenkill')).data;
    expect(found?.locations.map(({ name }) => name)).toEqual([
      'Battenkill Pet Wellness Center',
      'Wren Street Animal Hospital',
    ]);
    await server.db.asOwner(`insert into signa.location (id, name, email_address, portal_type_id, organization_id)
      select 800 + n, 'Annex ' || n, 'annex@x.example', 1, 1 from generate_series(1, 6) n`);
    const [many] = (await search('wren')).data;
    expect(many).toMatchObject({ locationCount: 8 });
    expect(many?.locations).toHaveLength(5);
    expect(many?.locations[0]?.name).toBe('Wren Street Animal Hospital');
    await server.db.asOwner('delete from signa.location where id between 801 and 806');
    await server.db.asOwner('select signa.lay_practice_search(array[1]::bigint[], null)');
  });

  it('A-264 pages, with the same total on every page', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((skip) => search('animal', { skip, take: 1 })));
    expect(pages.map(({ count }) => count)).toEqual([3, 3, 3, 3]);
    expect(pages.map(({ data }) => data.length)).toEqual([1, 1, 1, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ locations }) => locations[0]?.id))).size).toBe(3);
  });

  it('A-049 omits inactive organizations and locations', async () => {
    const all = { activeFilterType: 'all' } as const;
    const active = { activeFilterType: 'active' } as const;
    await server.db.asOwner('update signa.location set is_active = false where id in (2, 900)');
    expect(await names('animal', active)).toEqual(['Front Range Companion Care, PLLC', 'Wren Street Veterinary Group']);
    expect((await search('battenkill', active)).count).toBe(0);
    expect((await search('wren', active)).data[0]).toMatchObject({ locationCount: 1, locations: [{ id: '1' }] });
    expect((await search('wren', all)).data[0]).toMatchObject({ locationCount: 2 });
    expect(await names('sagebrush', { activeFilterType: 'non-active' })).toEqual(['Sagebrush Mobile Animal Care']);
    await server.db.asOwner('update signa.organization set is_active = false where id = 1');
    expect((await search('wren', active)).count).toBe(0);
    expect((await search('wren', all)).data[0]).toMatchObject({ organization: { isActive: false } });
    await server.db.asOwner('update signa.organization set is_active = true where id = 1');
    await server.db.asOwner('update signa.location set is_active = true where id in (2, 900)');
    expect((await search('battenkill', active)).count).toBe(1);
  });

  it('A-264 follows every change, whoever makes it', async () => {
    await server.data(sample.support, 'UpdateLocation', {
      updateLocationId: sample.battenkill,
      input: { name: 'Heron Pond Clinic' },
    });
    expect(await names('heron')).toEqual(['Wren Street Veterinary Group']);
    expect(await names('wellness')).toEqual([]);
    await server.db.asOwner(lone('Plover Vets', { id: '901' }));
    expect(await names('plover')).toEqual(['Plover Vets']);
    await server.db.asOwner('update signa.location set organization_id = 1 where id = 901');
    expect(await names('plover')).toEqual(['Wren Street Veterinary Group']);
    await server.db.asOwner('update signa.location set organization_id = null where id = 901');
    expect(await names('plover')).toEqual(['Plover Vets']);
    await server.db.asOwner('delete from signa.location where id = 901');
    expect(await names('plover')).toEqual([]);
  });

  it('A-264 is available to support only', async () => {
    for (const person of [sample.admin, sample.vetadmin, sample.vet, sample.staff])
      expect(await server.call(person, 'SearchPractices', { filter: 'wren' })).toMatchObject({
        ok: false,
        failure: { code: 'FORBIDDEN' },
      });
  });
});
