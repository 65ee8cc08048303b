import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { encryptedSecret } from '../testing/test-secret-cipher.js';
import { startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
});
afterAll(() => server.close());

const refusal = (code: string, message?: string) => ({ ok: false, failure: { code, ...(message && { message }) } });
const wren = sample.wren;

describe('users', () => {
  it('A-146 A-175 A-176 returns users their own record with assignments, roles, modules, and locations; support gets anyone', async () => {
    const { userByUsername: user } = await server.data(sample.vet, 'GetUserByUsername', { username: sample.vet });
    expect(user).toMatchObject({
      username: sample.vet,
      firstName: 'Maya',
      isEnabledInOkta: true,
      userPhones: [{ phoneType: { description: 'Office' } }],
    });
    expect(user?.locationsUsers.map(({ id, locationId }) => [id, locationId])).toEqual([
      ['1', '1'],
      ['2', '2'],
    ]);
    const [first] = user?.locationsUsers ?? [];
    expect(first).toMatchObject({
      isPrimary: true,
      role: { name: 'VET', canAuthorize: true },
      location: {
        name: 'Wren Street Animal Hospital',
        timeZone: 'America/New_York',
        locationPortalType: { code: 'signa' },
        isPimsAccountSecretSet: expect.any(Boolean),
      },
      delegatedUsers: expect.arrayContaining([expect.objectContaining({ locationUserId: '1' })]),
    });
    expect(first?.role.rolesModules.map(({ module }) => module.name)).toContain('approve');
    expect(await server.call(sample.vet, 'GetUserByUsername', { username: sample.staff })).toMatchObject(
      refusal('FORBIDDEN'),
    );
    expect(
      (await server.data(sample.support, 'GetUserByUsername', { username: sample.denverVet })).userByUsername
        ?.locationsUsers,
    ).toHaveLength(1);
    expect((await server.data(sample.support, 'GetUserByUsername', { username: 'nobody' })).userByUsername).toBeNull();
  });

  it('A-147 returns support users their own record, and no one else', async () => {
    expect((await server.data(sample.adminSupport, 'GetSupportUser', {})).supportUser).toMatchObject({
      username: sample.adminSupport,
      inAdminSupportGroup: true,
    });
    expect((await server.data(sample.support, 'GetSupportUser', {})).supportUser?.inAdminSupportGroup).toBe(false);
    expect(await server.call(sample.vet, 'GetSupportUser', {})).toMatchObject(refusal('FORBIDDEN'));
  });

  it('A-092 returns the DEA number to its owner, users who manage users, and support; others learn only whether it is current', async () => {
    const deaOf = async (as: string, id: string) => (await server.data(as, 'GetLocationUser', { id })).locationUser;
    const known = {
      deaLicense: 'FL7753040',
      deaLicenseExpiration: expect.stringMatching(/^\d{4}-/),
      hasCurrentDeaLicense: true,
    };
    const hidden = { deaLicense: null, deaLicenseExpiration: null, hasCurrentDeaLicense: true };
    expect(await deaOf('tomas.lindqvist@signa.test', '6')).toMatchObject(known);
    expect(await deaOf(sample.admin, '6')).toMatchObject(known);
    expect(await deaOf(sample.support, '6')).toMatchObject(known);
    expect(await deaOf(sample.staff, '6')).toMatchObject(hidden);
    expect(await deaOf(sample.vet, '6')).toMatchObject(hidden);
    const { locationUsersThatCanAuthorize: vets } = await server.data(
      sample.staff,
      'getLocationUsersThatCanAuthorize',
      { locationId: wren },
    );
    expect(vets.map(({ deaLicense }) => deaLicense)).toEqual(vets.map(() => null));
    expect(vets.find(({ id }) => id === '7')?.hasCurrentDeaLicense).toBe(false);
  });

  it('A-150 P-066 lists who can authorize: active users of an active authorizing role', async () => {
    const names = async () =>
      (
        await server.data(sample.staff, 'getLocationUsersThatCanAuthorize', { locationId: wren })
      ).locationUsersThatCanAuthorize.map(({ id }) => id);
    expect((await names()).sort()).toEqual(['1', '3', '6', '7', '8']);
    await server.db.asOwner('update signa.location_user set is_active = false where id = 8');
    expect(await names()).not.toContain('8');
    await server.db.asOwner('update signa.location_user set is_active = true where id = 8');
    await server.db.asOwner(`update signa.role set is_active = false where name = 'VETADMIN'`);
    expect(await names()).not.toContain('3');
    await server.db.asOwner(`update signa.role set is_active = true where name = 'VETADMIN'`);
  });

  it('A-150 lists the active users of a role at a location, by its name', async () => {
    const named = async (role: string, as: string = sample.staff) =>
      (
        await server.data(as, 'getLocationUserByLocationIdAndRole', { locationId: wren, role })
      ).locationUserByLocationIdAndRole.map((one) => one.role.name);
    expect(new Set(await named(' vet Admin '))).toEqual(new Set(['VETADMIN']));
    expect(new Set(await named('VET'))).toEqual(new Set(['VET']));
    expect(await named('Nobody')).toEqual([]);
    expect(await named('VET', sample.support)).toEqual(await named('VET'));
    await server.db.asOwner(`update signa.role set is_active = false where name = 'VETADMIN'`);
    expect(await named('VETADMIN')).toEqual([]);
    await server.db.asOwner(`update signa.role set is_active = true where name = 'VETADMIN'`);
    const foreign = { locationId: sample.larkspur, role: 'VET' };
    expect(await server.call(sample.staff, 'getLocationUserByLocationIdAndRole', foreign)).toMatchObject(
      refusal('FORBIDDEN'),
    );
  });

  it('A-150 returns a user by id to users at that location, and to no one elsewhere', async () => {
    const { locationUser } = await server.data(sample.staff, 'GetLocationUser', { id: '1' });
    expect(locationUser).toMatchObject({ id: '1', locationId: wren });
    expect((await server.data(sample.denverVet, 'GetLocationUser', { id: '1' })).locationUser).toBeNull();
    expect((await server.data(sample.support, 'GetLocationUser', { id: '1' })).locationUser).toMatchObject({ id: '1' });
  });

  it('A-081 A-150 searches users of at least one location with 3 characters or none', async () => {
    const search = (variables: {
      locationIds: string[];
      userFilter?: string;
      activeFilterType?: 'active' | 'all' | 'non-active';
    }) => server.call(sample.admin, 'LocationsUsers', variables);
    expect(await search({ locationIds: [] })).toMatchObject(
      refusal('BAD_USER_INPUT', 'At least 1 location should be selected'),
    );
    expect(await search({ locationIds: [wren], userFilter: 'ok' })).toMatchObject(refusal('BAD_USER_INPUT'));
    const found = await search({ locationIds: [wren], userFilter: ' OKAF ' });
    expect(found).toMatchObject({ ok: true, data: { locationsUsers: { count: 1, data: [{ id: '1' }] } } });
    const inactive = await search({ locationIds: [wren], activeFilterType: 'non-active' });
    expect(inactive).toMatchObject({ data: { locationsUsers: { data: [{ id: '10' }] } } });
    expect(await search({ locationIds: [wren, sample.larkspur] })).toMatchObject(refusal('FORBIDDEN'));
  });

  it('A-185 returns 500 at most, and counts all', async () => {
    await server.db
      .asOwner(`insert into signa.app_user (id, username, first_name, last_name, email) select 1000 + n, 'many' || n || '@signa.test', 'Many', 'Person', 'many' || n || '@signa.test' from generate_series(1, 505) n;
      insert into signa.location_user (location_id, user_id, role_id, display_name, email) select 3, 1000 + n, 2, 'Many ' || n, 'x' from generate_series(1, 505) n`);
    const { locationsUsers } = await server.data(sample.denverVet, 'LocationsUsers', {
      locationIds: [sample.larkspur],
      userFilter: 'many',
      take: 1000,
    });
    expect([locationsUsers.data.length, locationsUsers.count]).toEqual([500, 505]);
    const page = await server.data(sample.denverVet, 'LocationsUsers', {
      locationIds: [sample.larkspur],
      userFilter: 'many',
      take: 10,
      skip: 500,
    });
    expect(page.locationsUsers.data).toHaveLength(5);
  });

  it("A-044 A-040 returns the switch form for one's own active assignment, and changes nothing", async () => {
    const swap = (as: string, id: string) => server.call(as, 'UpdateLocationUser', { id, input: {} });
    expect(await swap(sample.vet, '2')).toMatchObject({
      ok: true,
      data: { updateLocationUser: { id: '2', locationId: sample.battenkill } },
    });
    const revoked = refusal('FORBIDDEN', 'Access to this location is revoked');
    expect(await swap(sample.vet, '3')).toMatchObject(revoked);
    expect(await swap(sample.vet, '99999')).toMatchObject(revoked);
    for (const [off, on] of [
      [
        'update signa.location_user set is_active = false where id = 2',
        'update signa.location_user set is_active = true where id = 2',
      ],
      [
        'update signa.location set is_active = false where id = 2',
        'update signa.location set is_active = true where id = 2',
      ],
      [
        'update signa.organization set is_active = false where id = 1',
        'update signa.organization set is_active = true where id = 1',
      ],
    ] as const) {
      await server.db.asOwner(off);
      expect(await swap(sample.vet, '2')).toMatchObject(revoked);
      await server.db.asOwner(on);
    }
    expect(await swap(sample.vet, '2')).toMatchObject({ ok: true });
  });
});

describe('locations and organizations', () => {
  it("A-158 A-018 limits the lists to the caller's own active locations; support sees all", async () => {
    const names = async (as: string, variables = {}) =>
      (await server.data(as, 'Locations', variables)).locations.map(({ id }) => id).sort();
    expect(await names(sample.vet)).toEqual(['1', '2']);
    expect(await names(sample.denverVet)).toEqual(['3']);
    expect(await names(sample.support)).toEqual(['1', '2', '3']);
    expect(await names(sample.support, { filter: 'front range' })).toEqual(['3']);
    expect(await names(sample.support, { organization: '1' })).toEqual(['1', '2']);
    const within = { organization: '1', filter: 'wren street' };
    expect(await names(sample.support, within), 'A-053').toEqual(['1']);
    expect((await server.data(sample.support, 'LocationCount', within)).locationCount).toBe(1);
    expect((await server.data(sample.vet, 'LocationCount', {})).locationCount).toBe(2);
    expect((await server.data(sample.support, 'LocationCount', { filter: 'zzz' })).locationCount).toBe(0);
    expect((await server.data(sample.vet, 'GetLocation', { id: '3' })).location).toBeNull();
    expect((await server.data(sample.support, 'GetLocation', { id: '3' })).location?.organization?.name).toContain(
      'Front Range',
    );
  });

  it('A-177 A-182 A-123 returns a location with organization, portal type, and pharmacies; a secret only as set', async () => {
    await server.db.asOwner(
      `update signa.location set pims_account_secret = ${encryptedSecret('top-secret')} where id = 1`,
    );
    const { location } = await server.data(sample.vet, 'GetLocation', { id: wren });
    expect(location).toMatchObject({
      isPimsAccountSecretSet: true,
      priceBookType: 'Generic',
      locationPortalType: { code: 'signa' },
      organization: { id: '1', isPIMSEnabled: true },
      locationAddresses: [{ addressType: { description: expect.any(String) }, state: 'NY' }],
    });
    expect(location?.locationPharmacies[0]).toMatchObject({ code: 'RVP', isPrimary: true });
    const everywhere = [
      location,
      await server.data(sample.support, 'Locations', {}),
      await server.data(sample.vet, 'GetUserByUsername', { username: sample.vet }),
    ];
    expect(JSON.stringify(everywhere)).not.toMatch(/top-secret|746f702d736563726574/);
  });

  it('A-184 A-166 P-230 C-175 returns flags: own setting before the platform-wide one, unknown names off', async () => {
    await server.db.asOwner(`delete from signa.feature_flag;
      insert into signa.feature_flag (location_id, feature, is_on) values (null, 'searchFilters', true), (1, 'searchFilters', false), (1, 'orderHistory', true), (1, 'inventedFlag', true), (3, 'oobo', true)`);
    const on = async (locationId: string | null) =>
      (await server.data(sample.vet, 'featureFlags', { locationId })).featureFlags;
    expect(await on(wren)).toEqual(['orderHistory']);
    expect(await on(sample.battenkill)).toEqual(['searchFilters']);
    expect(await on(null)).toEqual(['searchFilters']);
    const has = async (feature: string, locationId: string | null) =>
      (await server.data(sample.vet, 'hasFeature', { feature, locationId })).hasFeature;
    expect([
      await has('orderHistory', wren),
      await has('orderHistory', null),
      await has('inventedFlag', wren),
      await has('nothing', wren),
    ]).toEqual([true, false, false, false]);
    expect(await server.call(sample.vet, 'featureFlags', { locationId: sample.larkspur })).toMatchObject(
      refusal('FORBIDDEN'),
    );
  });
});

describe('licenses of a user', () => {
  it('A-461 A-092 the user list includes the DEA registration for users who manage users, and for no one else', async () => {
    const listed = async (as: string) =>
      (await server.data(as, 'LocationsUsers', { locationIds: [wren], userFilter: 'okafor' })).locationsUsers.data[0];
    expect(await listed(sample.admin)).toMatchObject({ deaLicense: 'FO4418263' });
    expect((await listed(sample.admin))?.deaLicenseExpiration).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await listed(sample.staff)).toMatchObject({ deaLicense: null, deaLicenseExpiration: null });
  });

  it('A-240 are returned with the last day to users who manage users and to their owner', async () => {
    const license = { vetLicenseNumber: '012884', vetLicenseState: 'NY' };
    const listed = await server.data(sample.admin, 'LocationsUsers', { locationIds: [wren], userFilter: 'okafor' });
    expect(listed.locationsUsers.data).toMatchObject([license]);
    const { locationUser } = await server.data(sample.admin, 'GetLocationUser', { id: '1' });
    expect(locationUser).toMatchObject(license);
    expect(locationUser?.vetLicenseExpiration).toBe(listed.locationsUsers.data[0]?.vetLicenseExpiration);
    const own = await server.data(sample.vet, 'GetUserByUsername', { username: sample.vet });
    expect(own.userByUsername?.locationsUsers[0]).toMatchObject({
      ...license,
      vetLicenseExpiration: locationUser?.vetLicenseExpiration,
    });
    expect(locationUser?.vetLicenseExpiration).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('lookups', () => {
  it('A-155 finds the roles that can view every named module, and rejects an unknown module name', async () => {
    const link = (role: string, module: string) =>
      `(role_id = (select id from signa.role where name = '${role}') and module_id = (select id from signa.module where name = '${module}'))`;
    await server.db.asOwner(
      `update signa.role_module set is_active = not ${link('VET', 'orders')}, can_view = not ${link('STAFF', 'orders')}
      where ${link('VET', 'orders')} or ${link('STAFF', 'orders')}`,
    );
    const names = async (modules: string[], filter?: string) =>
      (await server.data(sample.staff, 'Roles', { modules, ...(filter && { filter }) })).roles.map(({ name }) => name);
    expect(await names([])).toEqual(['ADMIN', 'STAFF', 'VET', 'VETADMIN']);
    expect(await names(['orders'])).toEqual(['ADMIN', 'VETADMIN']);
    expect(await names(['create', 'orders'])).toEqual(['ADMIN', 'VETADMIN']);
    expect(await names(['orders', 'create'], 'vet')).toEqual(['VETADMIN']);
    await server.db
      .asOwner(`update signa.role_module set can_view = true, is_active = true where ${link('VET', 'orders')}
      or ${link('STAFF', 'orders')}`);
    expect(await names(['orders', 'usermanagement'])).toEqual(['ADMIN', 'VETADMIN']);
    expect(await names(['orders'])).toEqual(['ADMIN', 'STAFF', 'VET', 'VETADMIN']);
    expect(await server.call(sample.staff, 'Roles', { modules: ['create', 'creat', 'orders'] })).toMatchObject({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        issues: [{ path: 'modules', message: "There is no module named 'creat'." }],
      },
    });
  });

  it('C-037 accepts only phone types from the list, with labels of at most 30 characters', async () => {
    const { phoneTypes } = await server.data(sample.staff, 'PhoneTypes', {});
    expect(phoneTypes).toEqual([
      { id: 1, description: 'Cell' },
      { id: 2, description: 'Home' },
      { id: 3, description: 'Office' },
      { id: 4, description: 'Other' },
      { id: 5, description: 'Fax' },
    ]);
    const phone = { phoneTypeId: 4, phoneNumber: '5185550199' };
    const withPhone = (typed: object) =>
      server.call(sample.admin, 'UpdateLocationUser', {
        id: '4',
        input: { isActive: false, locationUserPhones: [{ ...phone, ...typed }] },
      });
    for (const field of ['label', 'description', 'phoneType'])
      expect(await withPhone({ [field]: 'Office' })).toMatchObject(refusal('BAD_USER_INPUT'));
    expect(await withPhone({ phoneTypeId: 6 })).toMatchObject(refusal('BAD_USER_INPUT'));
  });

  it('A-155 A-069 A-070 A-071 A-180 P-174 P-212 P-213 can be read by every signed-in user', async () => {
    for (const as of [sample.staff, sample.support]) {
      expect((await server.data(as, 'Roles', {})).roles.map(({ name }) => name)).toEqual([
        'ADMIN',
        'STAFF',
        'VET',
        'VETADMIN',
      ]);
      expect((await server.data(as, 'Roles', { filter: 'vet' })).roles).toHaveLength(2);
      expect((await server.data(as, 'Modules', {})).modules.map(({ name }) => name).slice(0, 3)).toEqual([
        'dashboard',
        'create',
        'approve',
      ]);
      expect((await server.data(as, 'PharmacyOptions', {})).pharmacyOptions.map(({ code }) => code)).toEqual([
        'GGVCP',
        'HVS',
        'RVP',
      ]);
      expect((await server.data(as, 'PortalTypes', {})).portalTypes.map(({ code }) => code).sort()).toEqual([
        'brava',
        'signa',
      ]);
      expect(
        (await server.data(as, 'PhoneTypes', {})).phoneTypes.map(({ description }) => description.toLowerCase()),
      ).toEqual(['cell', 'home', 'office', 'other', 'fax']);
      expect(
        (await server.data(as, 'AddressTypes', {})).addressTypes.map(({ description }) => description.toLowerCase()),
      ).toEqual(['home', 'office', 'other', 'shipping', 'billing']);
      expect((await server.data(as, 'WorkflowStatus', {})).workflowStatus.length).toBeGreaterThan(0);
      expect(
        (await server.data(as, 'ReasonForCompound', {})).reasonForCompound.some(
          ({ allergicIngredient }) => allergicIngredient,
        ),
      ).toBe(true);
      expect((await server.data(as, 'declineReason', {})).declineReason.map(({ reason }) => reason)).toContain(
        'Due for exam',
      );
    }
  });
});

describe('shortcuts', () => {
  const list = async (as: string, locationId: string, more = {}) =>
    (await server.data(as, 'Shortcut', { locationId, ...more })).shortcut;
  const add = (as: string, change = {}) =>
    server.call(as, 'AddShortcut', {
      input: {
        locationId: wren,
        label: 'Every other day',
        details: 'Give every other day.',
        shortcutType: 'SIG',
        ...change,
      },
    });

  it("A-134 A-163 A-178 lists a location's own active ones and the active global ones, by label within type", async () => {
    await server.db.asOwner(`delete from signa.shortcut;
      insert into signa.shortcut (location_id, type, label, details, is_active) values (1, 'SIG', 'zeta', 'x', true), (null, 'SIG', 'Alpha', 'x', true), (1, 'NC', 'mid', 'x', true),
        (1, 'SIG', 'gone', 'x', false), (null, 'NP', 'gone', 'x', false), (3, 'SIG', 'foreign', 'x', true)`);
    expect((await list(sample.staff, wren)).map(({ type, label, isGlobal }) => [type, label, isGlobal])).toEqual([
      ['NC', 'mid', false],
      ['SIG', 'Alpha', true],
      ['SIG', 'zeta', false],
    ]);
    expect((await list(sample.staff, wren, { shortcutType: 'SIG', filter: 'ALP' })).map(({ label }) => label)).toEqual([
      'Alpha',
    ]);
    expect((await list(sample.support, sample.larkspur)).map(({ label }) => label)).toEqual(['Alpha', 'foreign']);
    const [, global, own] = await list(sample.staff, wren);
    expect(global).toMatchObject({ isActive: true, locationId: null, shortcutsLocation: [] });
    const shortcutsLocation = [{ locationId: wren, isActive: true, locationName: 'Wren Street Animal Hospital' }];
    expect(own).toMatchObject({ isActive: true, locationId: wren, shortcutsLocation });
    const foreign = await server.call(sample.staff, 'Shortcut', { locationId: sample.larkspur });
    expect(foreign).toMatchObject(refusal('FORBIDDEN'));
  });

  it('A-136 A-137 A-164 P-054 adds a trimmed one for users who can edit shortcuts; an invalid one is rejected with its field', async () => {
    const added = await add(sample.vet, { label: '  Every other day ', details: ' Give. ' });
    expect(added).toMatchObject({
      ok: true,
      data: { addShortcut: { label: 'Every other day', details: 'Give.', locationId: wren, isGlobal: false } },
    });
    expect((await list(sample.vet, wren)).map(({ label }) => label)).toContain('Every other day');
    expect(await add(sample.staff)).toMatchObject(refusal('FORBIDDEN'));
    expect(await add(sample.vet, { locationId: sample.larkspur })).toMatchObject(refusal('FORBIDDEN'));
    expect(await add(sample.vet, { label: 'ab' })).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'label', message: 'Label field is too small.' }] },
    });
    expect(await add(sample.vet, { details: 'x'.repeat(621) })).toMatchObject({
      failure: { issues: [{ path: 'details' }] },
    });
    expect(await add(sample.support, { label: 'Once a week' })).toMatchObject({ ok: true });
    expect(await add(sample.support, { locationId: '987654321' })).toMatchObject(refusal('NOT_FOUND'));
  });
});

describe('role permissions', () => {
  let added = 0;
  const add = (as: string, locationId: string) =>
    server.call(as, 'AddShortcut', {
      input: { locationId, label: `By role ${(added += 1)}`, details: 'Give.', shortcutType: 'SIG' },
    });

  it('A-019 are decided at the location concerned, not at another one of the same user, and take effect immediately', async () => {
    expect(await add(sample.vet, sample.battenkill)).toMatchObject({ ok: true });
    await server.db.asOwner(
      `update signa.location_user set role_id = (select id from signa.role where name = 'STAFF') where id = 2`,
    );
    expect(await add(sample.vet, sample.battenkill)).toMatchObject(refusal('FORBIDDEN'));
    expect(await add(sample.vet, wren)).toMatchObject({ ok: true });
    await server.db.asOwner(
      `update signa.location_user set role_id = (select id from signa.role where name = 'VET') where id = 2`,
    );
    expect(await add(sample.vet, sample.battenkill)).toMatchObject({ ok: true });
  });

  it('A-019 A-028 are empty with an inactive role, and reduced with an inactive module or link', async () => {
    for (const [off, on] of [
      [
        `update signa.role set is_active = false where name = 'VET'`,
        `update signa.role set is_active = true where name = 'VET'`,
      ],
      [
        `update signa.module set is_active = false where name = 'shortcuts'`,
        `update signa.module set is_active = true where name = 'shortcuts'`,
      ],
      [
        `update signa.role_module set can_edit = false where role_id = 3 and module_id = (select id from signa.module where name = 'shortcuts')`,
        `update signa.role_module set can_edit = true where role_id = 3 and module_id = (select id from signa.module where name = 'shortcuts')`,
      ],
    ] as const) {
      await server.db.asOwner(off);
      expect(await add(sample.vet, wren)).toMatchObject(refusal('FORBIDDEN'));
      await server.db.asOwner(on);
      expect(await add(sample.vet, wren)).toMatchObject({ ok: true });
    }
  });
});
