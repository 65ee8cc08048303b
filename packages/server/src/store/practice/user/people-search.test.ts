import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

const refusal = (code: string, message?: string) => ({ ok: false, failure: { code, ...(message && { message }) } });

describeOnOneDatabase('user search', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  type Filters = Operations['Users']['variables'];
  const search = async (filters: Filters) => (await server.data(sample.support, 'Users', filters)).users;
  const found = async (filters: Filters) =>
    (await search(filters)).data.map(({ displayName, location }) => `${displayName}, ${location.name}`);

  it('A-048 A-149 finds the assignments of a user at any practice, with location and account', async () => {
    const { data, count } = await search({ filter: 'okafor' });
    expect(count).toBe(2);
    expect(data[0]).toMatchObject({
      username: sample.vet,
      displayName: 'Dr. Maya Okafor',
      isActive: true,
      role: { name: 'VET', canAuthorize: true },
      canBeImpersonated: true,
    });
    expect(data.map(({ location }) => location.id).toSorted()).toEqual([sample.wren, sample.battenkill]);
    expect((await search({ filter: 'vet.denver@' })).data).toMatchObject([
      { username: sample.denverVet, location: { id: sample.larkspur } },
    ]);
  });

  it.each(['okafor maya', 'MAYA, oka', ' vet@signa.test'])('A-286 finds by %j', async (filter) => {
    const names = (await search({ filter })).data.map(({ displayName }) => displayName);
    expect(names).toEqual(['Dr. Maya Okafor', 'Dr. Maya Okafor']);
  });

  it.each(['zzyzx', 'maya zzyzx', '%%%', '___', 'maya%okafor'])('A-286 finds no one by %j', async (filter) => {
    expect(await search({ filter })).toEqual({ data: [], count: 0 });
  });

  it("A-286 finds by an assignment's email and by an account's name too", async () => {
    await server.db.asOwner(`update signa.location_user set email = 'Heron.Desk@wren.example' where id = 2`);
    await server.db.asOwner(`update signa.app_user a set first_name = 'Quillon' from signa.location_user u
      where u.user_id = a.id and u.id = 2`);
    expect((await search({ filter: 'heron.desk' })).data.map(({ id }) => id)).toEqual(['2']);
    expect((await search({ filter: 'quillon' })).count).toBe(2);
    await server.db.asOwner(`update signa.app_user set first_name = 'Maya' where first_name = 'Quillon'`);
  });

  it('A-048 lists all users of a location, and limits a search to it', async () => {
    const everybody = await search({ locationId: sample.larkspur });
    expect(everybody.count).toBeGreaterThan(0);
    expect(everybody.data.every(({ location }) => location.id === sample.larkspur)).toBe(true);
    expect(await found({ filter: 'maya', locationId: sample.larkspur })).toEqual([]);
    expect((await search({ filter: 'maya', locationId: sample.wren })).count).toBe(1);
  });

  it('A-186 requires 3 characters, or a location without a search', async () => {
    const short = refusal('BAD_USER_INPUT', 'Type at least 3 characters');
    for (const filters of [{}, { filter: ' ' }, { filter: 'ok' }, { filter: 'ok', locationId: sample.wren }])
      expect(await server.call(sample.support, 'Users', filters)).toMatchObject(short);
  });

  it('A-185 pages by name, with the same total on every page', async () => {
    const all = await search({ locationId: sample.wren, take: 500 });
    const names = all.data.map(({ displayName }) => displayName.toLowerCase());
    expect(names).toEqual(names.toSorted());
    const pages = await Promise.all([0, 3, 6, 500].map((skip) => search({ locationId: sample.wren, skip, take: 3 })));
    expect(pages.map(({ count }) => count)).toEqual(Array.from({ length: 4 }, () => all.count));
    expect(pages.slice(0, 3).flatMap(({ data }) => data)).toEqual(all.data.slice(0, 9));
    expect(pages[3]?.data).toEqual([]);
  });

  it('A-048 A-057 reports who is active and who cannot be impersonated', async () => {
    const person = async (activeFilterType: 'active' | 'all' | 'non-active') =>
      (await search({ filter: 'maya okafor', activeFilterType })).data.map(
        ({ id, isActive, canBeImpersonated }) => [id, isActive, canBeImpersonated] as const,
      );
    await server.db.asOwner('update signa.location_user set is_active = false where id = 2');
    expect(await person('active')).toEqual([['1', true, true]]);
    // For a user who also works at another location, the other assignment suffices.
    expect(await person('non-active')).toEqual([['2', false, true]]);
    await server.db.asOwner('update signa.location_user set is_active = false where id = 1');
    expect(await person('all')).toEqual([
      ['1', false, false],
      ['2', false, false],
    ]);
    await server.db.asOwner('update signa.location_user set is_active = true where id in (1, 2)');
    await server.db.asOwner(`update signa.app_user set is_enabled_in_okta = false where username = '${sample.vet}'`);
    expect((await person('all')).map(([, , can]) => can)).toEqual([false, false]);
    await server.db.asOwner(`update signa.app_user set is_enabled_in_okta = true where username = '${sample.vet}'`);
    await server.db.asOwner('update signa.location set is_active = false where id = 2');
    expect(await person('active')).toEqual([['1', true, true]]);
    await server.db.asOwner('update signa.location set is_active = true where id = 2');
  });

  it('A-149 A-062 is available to support only, and not while impersonating', async () => {
    for (const person of [sample.admin, sample.vetadmin, sample.vet, sample.staff])
      expect(await server.call(person, 'Users', { filter: 'maya' })).toMatchObject(refusal('FORBIDDEN'));
    await server.impersonate(sample.support, sample.vetadmin);
    expect(
      await server.call(sample.support, 'Users', { filter: 'maya' }, { impersonating: sample.vetadmin }),
    ).toMatchObject(refusal('FORBIDDEN'));
    await server.data(sample.support, 'ExitImpersonation', {});
  });
});
