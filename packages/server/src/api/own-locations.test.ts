import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

const towns = ['Búrlington', 'Rutland', 'Keene'];

describeOnOneDatabase("a user's own locations", (make) => {
  let server: TestServer;
  let names: readonly string[];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    // 7005 is closed, the assignment at the sixth has ended, and at the seventh the user does not manage users.
    await server.db.asOwner(`
      insert into signa.location (id, name, email_address, portal_type_id, is_active, addresses)
        select 7000 + n, (array['Oak', 'elm', 'Ash'])[1 + n % 3] || ' Clinic ' || n, 'chain.' || n || '@practice.example', 1, n <> 5,
          jsonb_build_array(w.addresses -> 0 || '{"city": "Old", "state": "NH", "isActive": false}',
            w.addresses -> 0 || jsonb_build_object('city', (array['${towns.join("','")}'])[1 + n % 3], 'state', 'VT', 'isActive', true))
        from generate_series(1, 40) n, signa.location w where w.id = ${sample.wren};
      insert into signa.location_user (id, location_id, user_id, role_id, display_name, email, is_active)
        select 70000 + n, 7000 + n, (select id from signa.app_user where username = '${sample.admin}'),
          (select id from signa.role where name = case n when 7 then 'STAFF' else 'ADMIN' end), 'Chain manager', 'x', n <> 6
        from generate_series(1, 40) n`);
    const rows = await server.db.asOwner<{ name: string }>(
      `select l.name from signa.location_user u join signa.location l on l.id = u.location_id
        where u.user_id = (select id from signa.app_user where username = '${sample.admin}') and u.is_active and l.is_active
        order by lower(l.name), u.id`,
    );
    names = rows.map(({ name }) => name);
  });
  afterAll(() => server.close());

  const page = async (variables: object, as: string = sample.admin) =>
    (await server.data(as, 'OwnLocations', variables)).ownLocations;
  const namesOf = async (variables: object) => (await page(variables)).data.map(({ location }) => location.name);
  const user = async (variables: object, as: string = sample.admin) => {
    const { userByUsername } = await server.data(as, 'GetUserByUsername', { username: sample.admin, ...variables });
    if (!userByUsername) throw new Error('The administrator is there');
    return userByUsername;
  };

  it('A-476 are listed by name, in pages, with the assignment and role there', async () => {
    expect(names.length).toBeGreaterThan(38);
    const whole = await page({ take: 500 });
    expect([whole.count, whole.data.map(({ location }) => location.name)]).toEqual([names.length, names]);
    const eighth = whole.data.find(({ location }) => location.id === '7008');
    expect(eighth).toMatchObject({
      id: '70008',
      roleId: expect.stringMatching(/^\d+$/),
      location: { name: 'Ash Clinic 8', timeZone: expect.any(String), locationAddresses: [{}, { city: towns[2] }] },
    });
  });

  it('A-476 pages return each location exactly once, at any page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('', 'clinic', 'elm', 'vt'),
        async (take, filter) => {
          const { count } = await page({ filter, take: 1 });
          const pages = Array.from({ length: Math.ceil(count / take) }, (_, at) =>
            namesOf({ filter, take, skip: at * take }),
          );
          const seen = (await Promise.all(pages)).flat();
          expect(seen).toHaveLength(count);
          expect(new Set(seen).size).toBe(count);
          expect(await namesOf({ filter, take, skip: count })).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('A-476 are found by every word of name and town, ignoring case and accents', async () => {
    expect(await namesOf({ filter: '12 oak' })).toEqual(['Oak Clinic 12']);
    expect(await namesOf({ filter: ' ÉLM   burlington ' })).toEqual([]);
    expect(await namesOf({ filter: 'OAK burling 12' })).toEqual(['Oak Clinic 12']);
    expect(await namesOf({ filter: 'oak, burlington' })).toEqual([]);
    expect((await page({ filter: 'rutland' })).count).toBe(names.filter((name) => name.startsWith('elm')).length);
    // Inactive addresses do not match, and pattern characters are literal.
    expect((await page({ filter: 'nh' })).data.map(({ location }) => location.id)).not.toContain('7008');
    expect(await page({ filter: '%' })).toEqual({ data: [], count: 0 });
  });

  it('A-476 A-018 A-040 never include a location where the caller does not work, through any filter', async () => {
    const among = ['7005', '7006', '7009', sample.larkspur, '999999'];
    expect((await page({ among })).data.map(({ location }) => location.id)).toEqual(['7009']);
    expect((await page({ among }, sample.denverVet)).data.map(({ location }) => location.id)).toEqual([
      sample.larkspur,
    ]);
    expect((await page({ take: 500 }, sample.denverVet)).data.map(({ location }) => location.id)).not.toContain('7009');
    expect(await server.call(sample.support, 'OwnLocations', {})).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  });

  it('A-476 A-284 exclude a location that no longer allows support, while impersonating', async () => {
    const input = { isRequired: true, lastDay: null };
    await server.data(sample.admin, 'UpdateSupportConsent', { locationId: '7009', input });
    await server.data(sample.support, 'StartImpersonation', { username: sample.admin, reason: 'Ticket 4711' });
    const as = { impersonating: sample.admin };
    const { ownLocations } = await server.data(sample.support, 'OwnLocations', { among: ['7009', '7010'] }, as);
    expect(ownLocations.data.map(({ location }) => location.id)).toEqual(['7010']);
    const { userByUsername } = await server.data(
      sample.support,
      'GetUserByUsername',
      { username: sample.admin, most: 12 },
      as,
    );
    expect(userByUsername?.workplaces.map(({ locationId }) => locationId)).not.toContain('7009');
    await server.data(sample.support, 'ExitImpersonation', {}, as);
  });

  it('A-476 A-087 can be limited to those where the role manages users', async () => {
    const managed = await page({ isManaged: true, take: 500 });
    expect(managed.count).toBe(names.length - 1);
    expect(managed.data.map(({ location }) => location.id)).not.toContain('7007');
    expect((await page({ isManaged: true, among: ['7007'] })).count).toBe(0);
    expect((await page({ isManaged: true }, sample.staff)).count).toBe(0);
  });

  it('A-475 A-041 start with the current assignment only, for a user with many', async () => {
    const shown = async (variables: object) =>
      (await user({ most: 12, ...variables })).locationsUsers.map(({ locationId }) => locationId);
    const [primary] = (await user({})).locationsUsers.filter(({ isPrimary }) => isPrimary);
    expect(await shown({})).toEqual([primary?.locationId]);
    expect(await shown({ selectedLocationId: '7011' })).toEqual(['7011']);
    expect(await shown({ locationUserId: '70012' })).toEqual(['7012']);
    expect(await shown({ selectedLocationId: '7011', locationUserId: '70012' })).toEqual(['7011']);
    // Inactive, and not theirs.
    expect(await shown({ selectedLocationId: '7006' })).toEqual([primary?.locationId]);
    expect(await shown({ selectedLocationId: sample.larkspur })).toEqual([primary?.locationId]);
  });

  it('A-475 include the facts about rights for every active assignment, and each role once', async () => {
    const few = await user({ most: 12, selectedLocationId: '7011' });
    const all = await user({});
    expect(few.workplaces).toHaveLength(names.length);
    expect(few.workplaces).toEqual(all.workplaces);
    expect(few.workplaces.map(({ locationId }) => locationId)).not.toContain('7005');
    expect(few.roles.map(({ name }) => name).toSorted()).toEqual(['ADMIN', 'STAFF']);
    const held = new Map(all.locationsUsers.map((one) => [one.id, one]));
    for (const { id, locationId, roleId, isPrimary, delegatedAccess } of few.workplaces)
      expect(held.get(id)).toMatchObject({ locationId, roleId, isPrimary, delegatedAccess });
    const [one] = few.locationsUsers;
    expect(one).toEqual(held.get('70011'));
    expect(one?.role.rolesModules.length).toBeGreaterThan(5);
  });

  it('A-478 an organization returns its first 12 locations, and the location list returns each exactly once', async () => {
    await server.db.asOwner('update signa.location set organization_id = 1 where id between 7001 and 7040');
    const { organization } = await server.data(sample.support, 'GetOrganization', { id: '1' });
    const listed: string[] = [];
    for (let skip = 0; skip < 60; skip += 20) {
      const variables = { organization: '1', activeFilterType: 'all', skip, take: 20 } as const;
      const { locations } = await server.data(sample.support, 'Locations', variables);
      listed.push(...locations.map(({ id }) => id));
    }
    expect(organization?.locationCount).toBeGreaterThan(40);
    expect(listed).toHaveLength(organization?.locationCount ?? 0);
    expect(new Set(listed).size).toBe(listed.length);
    expect(organization?.locations.map(({ id }) => id)).toEqual(listed.slice(0, 12));
    await server.db.asOwner('update signa.location set organization_id = null where id between 7001 and 7040');
  });

  it('A-475 include every active assignment completely for a user with few', async () => {
    const { locationsUsers } = await user({ most: names.length });
    expect(locationsUsers.map(({ locationId }) => locationId)).not.toContain('7005');
    expect(locationsUsers).toHaveLength(names.length);
  });
});
