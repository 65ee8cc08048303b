import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { uncheckedRows } from '../store/unchecked.testing.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

describeOnOneDatabase('a chain with many locations', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text as id from signa.app_user where username = '${sample.admin}'`,
    );
    await server.db.asOwner(`
      insert into signa.location (id, name, email_address, portal_type_id)
        select 7000 + n, 'Chain ' || n, 'chain.' || n || '@practice.example', 1 from generate_series(1, 300) n;
      insert into signa.location_user (location_id, user_id, role_id, display_name, email, is_active)
        select 7000 + n, ${row?.id}, (select id from signa.role where name = 'ADMIN'), 'Chain manager', 'x', n <= 299
        from generate_series(1, 300) n;
      insert into signa.app_user (id, username, first_name, last_name, email)
        select 9000 + n, 'chain' || n || '@signa.test', 'Chain', 'Person', 'chain' || n || '@signa.test'
        from generate_series(1, 300) n;
      insert into signa.location_user (location_id, user_id, role_id, display_name, email)
        select 7000 + n, 9000 + n, (select id from signa.role where name = 'STAFF'), 'Chain person ' || n, 'x'
        from generate_series(1, 300) n`);
  });
  afterAll(() => server.close());

  it('A-451 lists the users of every location of the caller, and of no other', async () => {
    const { locationsUsers } = await server.data(sample.admin, 'LocationsUsers', {
      userFilter: 'chain person',
      take: 10,
      skip: 290,
    });
    // The assignment at the last location is inactive.
    expect([locationsUsers.count, locationsUsers.data.length]).toEqual([299, 9]);
    const foreign = await server.data(sample.denverVet, 'LocationsUsers', { userFilter: 'chain person' });
    expect(foreign.locationsUsers).toEqual({ data: [], count: 0 });
  });

  it('A-451 A-080 pages return each user exactly once, for any search and status', async () => {
    const list = async (variables: object) =>
      (await server.data(sample.admin, 'LocationsUsers', variables)).locationsUsers;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 20, max: 200 }),
        fc.constantFrom('', 'CHAIN person', 'chain1', 'Person 2'),
        fc.constantFrom('active', 'non-active', 'all'),
        async (take, userFilter, activeFilterType) => {
          const asked = { userFilter, activeFilterType } as const;
          const { count } = await list({ ...asked, take: 1 });
          const seen: string[] = [];
          for (let skip = 0; skip < count; skip += take)
            seen.push(...(await list({ ...asked, take, skip })).data.map(({ id }) => id));
          expect([seen.length, new Set(seen).size]).toEqual([count, count]);
          expect(await list({ ...asked, take, skip: count })).toEqual({ data: [], count });
        },
      ),
      { numRuns: 10 },
    );
  });

  it('A-451 A-474 the database lists no users of a location outside the scope', async () => {
    const at = (locationIds: string[], asked: string[] | null) =>
      server.db.database.read({ locationIds }, (sql) =>
        uncheckedRows<{ total: number }>(
          sql,
          'select total, ids from signa.find_staff($1::bigint[], null, null, 500, 0)',
          [asked],
        ),
      );
    expect(await at(['7001'], ['7002', '7003'])).toEqual([{ total: 0, ids: null }]);
    expect(await at(['7001'], ['7001', '7002'])).toMatchObject([{ total: 2 }]);
    expect(await at(['7001', '7003'], null)).toMatchObject([{ total: 4 }]);
    expect(await at([], null)).toMatchObject([{ total: 0 }]);
  });

  it('A-451 A-040 distinguishes active users by user, location, and organization', async () => {
    const at = async (activeFilterType: 'active' | 'non-active' | 'all') => {
      const asked = { locationIds: ['7001', '7002', '7002'], activeFilterType };
      const { data, count } = (await server.data(sample.support, 'LocationsUsers', asked)).locationsUsers;
      expect(data).toHaveLength(count);
      return data.map(({ locationId, displayName }) => `${locationId} ${displayName}`).toSorted();
    };
    const [manager, person] = ['Chain manager', 'Chain person'];
    const all = [`7001 ${manager}`, `7001 ${person} 1`, `7002 ${manager}`, `7002 ${person} 2`];
    expect([await at('all'), await at('active'), await at('non-active')]).toEqual([all, all, []]);
    await server.db.asOwner(`update signa.location_user set is_active = false where user_id = 9001;
      update signa.location set is_active = false where id = 7002`);
    expect([await at('all'), await at('active'), await at('non-active')]).toEqual([all, all.slice(0, 1), all.slice(1)]);
    await server.db.asOwner(`update signa.location_user set is_active = true where user_id = 9001;
      update signa.location set is_active = true where id = 7002`);
  });

  it('A-451 A-018 never lists the users of every practice for support', async () => {
    expect(await server.call(sample.support, 'LocationsUsers', { userFilter: 'chain' })).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', message: 'At least 1 location should be selected' },
    });
  });

  it('A-452 names the users of a delegation with a profile, even inactive ones', async () => {
    const { locationUser } = await server.data(sample.admin, 'GetLocationUser', { id: '1' });
    const pair = locationUser?.delegatedUsers[0];
    if (!pair) throw new Error('The sample lets a vet delegate');
    const delegate = pair.delegatedLocationUserId;
    const read = async (id: string) => (await server.data(sample.admin, 'GetLocationUser', { id })).locationUser;
    const person = await read(delegate);
    expect(pair.other).toMatchObject({ displayName: person?.displayName, isActive: true, role: person?.role });
    expect(person?.delegatedAccess[0]?.other).toMatchObject({ displayName: locationUser.displayName });
    await server.db.asOwner(`update signa.location_user set is_active = false where id = ${delegate}`);
    expect((await read('1'))?.delegatedUsers[0]?.other).toMatchObject({ isActive: false });
    await server.db.asOwner(`update signa.location_user set is_active = true where id = ${delegate}`);
  });
});
