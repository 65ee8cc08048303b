import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddLocationInput } from '@signa/core/contract';
import { rows } from '../../../store/statement.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

const address = { addressTypeId: 1, addressLine1: '9 Lake Ave', city: 'Boise', state: 'ID', zip: '83702' };
const phone = { phoneTypeId: 3, phoneNumber: '208 555 0100' };
const filled: AddLocationInput = {
  name: 'Wren Lakeside',
  organizationId: '1',
  locationId: sample.wren,
  emailAddress: 'lakeside@wren.example',
  isOfficeUseEnabled: true,
  locationAddresses: [address],
  locationPhones: [phone],
};
const forbidden = (message?: string) => ({ ok: false, failure: { code: 'FORBIDDEN', ...(message && { message }) } });

describeOnOneDatabase('adding a location', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.asOwner(`delete from signa.feature_flag where feature = 'salesforce2Way'`));

  const add = (as: string, change: Partial<AddLocationInput> = {}, options = {}) =>
    server.call(as, 'AddLocation', { input: { ...filled, ...change } }, options);
  const added = async (as: string, change: Partial<AddLocationInput> = {}, options = {}) =>
    (await server.data(as, 'AddLocation', { input: { ...filled, ...change } }, options)).addLocation;
  const countOf = async () => (await server.db.asOwner('select id from signa.location')).length;
  const assignmentsOf = async (username: string) =>
    (await server.data(username, 'GetUserByUsername', { username })).userByUsername?.locationsUsers ?? [];

  it('A-122 accepts no secret of a PIMS account', async () => {
    const before = await countOf();
    for (const as of [sample.admin, sample.support])
      expect(await add(as, { pimsAccountSecret: 'key' } as never)).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT' },
      });
    expect(await countOf()).toBe(before);
  });

  describe('by a practice user', () => {
    it("A-045 A-159 copies organization, portal type, and pharmacies from the caller's location", async () => {
      const location = await added(sample.admin);
      expect(location).toMatchObject({
        name: 'Wren Lakeside',
        organization: { id: '1' },
        isActive: true,
        isPrimary: false,
        isOfficeUseEnabled: true,
        locationPortalType: { code: 'signa' },
        priceBookType: 'Generic',
        timeZone: 'America/Boise',
        isPimsEnabled: null,
        isPimsAccountSecretSet: false,
        isEnabledForWriteback: false,
        locationAccountId: null,
      });
      const { location: own } = await server.data(sample.admin, 'GetLocation', { id: sample.wren });
      const [organization] = await server.db.asOwner<{ codes: string[] }>(
        'select pharmacy_codes as codes from signa.organization where id = 1',
      );
      expect(location.locationPharmacies.map(({ code }) => code)).toEqual(organization?.codes);
      expect(location.locationPortalTypeId).toBe(own?.locationPortalTypeId);
      await server.db.asOwner('update signa.location set portal_type_id = 2 where id = 1');
      const [brava] = await server.db.asOwner<{ code: string }>('select code from signa.portal_type where id = 2');
      expect((await added(sample.admin)).locationPortalType.code).toBe(brava?.code);
      await server.db.asOwner(`update signa.location set portal_type_id = ${own?.locationPortalTypeId} where id = 1`);
    });

    it('A-045 assigns the caller there: active, not primary, same role, effective immediately', async () => {
      const before = await assignmentsOf(sample.admin);
      const location = await added(sample.admin);
      const after = await assignmentsOf(sample.admin);
      expect(after).toHaveLength(before.length + 1);
      const own = after.find(({ locationId }) => locationId === location.id);
      const there = after.find(({ locationId }) => locationId === sample.wren);
      expect(own).toMatchObject({
        isActive: true,
        isPrimary: false,
        roleId: there?.roleId,
        displayName: there?.displayName,
      });
      expect((await server.data(sample.admin, 'Locations', {})).locations.map(({ id }) => id)).toContain(location.id);
      expect(await server.call(sample.admin, 'UpdateLocationUser', { id: own?.id ?? '', input: {} })).toMatchObject({
        ok: true,
        data: { updateLocationUser: { locationId: location.id } },
      });
      const shortcut = { label: 'First here', details: 'Give.', shortcutType: 'SIG' as const, locationId: location.id };
      expect(await server.call(sample.admin, 'AddShortcut', { input: shortcut })).toMatchObject({ ok: true });
      expect(await server.data(sample.vet, 'GetLocation', { id: location.id })).toEqual({ location: null });
    });

    it('A-045 A-074 copies the vet license, but not the DEA registration', async () => {
      const { id } = await added(sample.vetadmin);
      const [there, own] = await server.db.asOwner(
        `select vet_license_number, vet_license_state, dea_license from signa.location_user u
        join signa.app_user a on a.id = u.user_id where a.username = $1 and u.location_id in (1, $2) order by u.location_id`,
        [sample.vetadmin, id],
      );
      expect(there).toMatchObject({ vet_license_number: expect.any(String) });
      expect(own).toEqual({ ...there, dea_license: null });
    });

    it("A-045 A-159 requires edit permission on practice settings at the caller's location", async () => {
      expect(await add(sample.vet)).toMatchObject(forbidden());
      expect(await add(sample.staff)).toMatchObject(forbidden());
      expect(await add(sample.vet, { locationId: null })).toMatchObject(forbidden());
      expect(await add(sample.vetadmin)).toMatchObject({ ok: true });
    });

    it("A-045 A-159 adds to the organization of one of the caller's locations only", async () => {
      const reason = 'You can add a location only to the organization of a location where you work.';
      expect(await add(sample.admin, { organizationId: '2' })).toMatchObject(forbidden(reason));
      expect(await add(sample.admin, { organizationId: '2', locationId: null })).toMatchObject(forbidden(reason));
      expect(await add(sample.admin, { organizationId: null })).toMatchObject(forbidden(reason));
      expect(await add(sample.admin, { locationId: sample.larkspur })).toMatchObject(forbidden());
      expect(await add(sample.admin, { locationId: null })).toMatchObject({ ok: true });
    });

    it('A-045 is not possible for a location without an organization', async () => {
      await server.db.asOwner('update signa.location set organization_id = null where id = 1');
      expect(await add(sample.admin)).toMatchObject(forbidden());
      expect(await add(sample.admin, { organizationId: null })).toMatchObject(forbidden());
      await server.db.asOwner('update signa.location set organization_id = 1 where id = 1');
    });

    it.each<Partial<AddLocationInput>>([
      { locationAccountId: '77' },
      { pharmacyCodes: ['RVP'] },
      { isPimsEnabled: false },
      { pimsAccountId: 'acct' },
      { pimsConnectionType: 'EZYVET' },
      { pimsWritebackAccountId: 'acct' },
      { pimsWritebackLocationId: 'loc' },
      { isEnabledForWriteback: true },
      { portalType: '2' },
    ])('A-117 A-120 A-159 rejects settings that only support sets: %j', async (change) => {
      const before = await countOf();
      expect(await add(sample.admin, change)).toMatchObject(forbidden());
      expect(await countOf()).toBe(before);
    });

    it("A-045 A-099 copies the caller's phones and emails in order", async () => {
      const facts = `role_id::text as role, is_active as active, display_name as name, title, email, notification_email as notified,
        vet_license_number as license, vet_license_expiration::text as until, vet_license_state as state, phones`;
      const [own] = await server.db.asOwner(
        `update signa.location_user set display_name = 'Ana Own', title = 'Manager', email = 'ana@wren.example', notification_email = 'desk@wren.example',
          vet_license_number = '4711', vet_license_expiration = '2031-02-03', vet_license_state = 'VT'
        where location_id = 1 and user_id = (select id from signa.app_user where username = $1) returning ${facts}`,
        [sample.admin],
      );
      const location = await added(sample.admin);
      const there = await server.db.asOwner(
        `select ${facts}, is_primary from signa.location_user where location_id = $1`,
        [location.id],
      );
      expect(there).toEqual([{ ...(own as object), is_primary: false }]);
    });

    it('A-045 A-062 while impersonating, assigns the impersonated user, and the record names both', async () => {
      await server.impersonate(sample.support, sample.admin);
      const location = await added(sample.support, {}, { impersonating: sample.admin });
      expect((await assignmentsOf(sample.admin)).map(({ locationId }) => locationId)).toContain(location.id);
      expect(
        await server.db.asOwner(
          'select username, impersonated_username from signa.audit_record where location_id = $1',
          [location.id],
        ),
      ).toEqual([{ username: sample.support, impersonated_username: sample.admin }]);
      await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.admin });
    });
  });

  describe('stored values', () => {
    it('A-115 A-116 A-119 C-034 C-040 C-046 are trimmed, with digits, codes, and null for empty', async () => {
      const location = await added(sample.admin, {
        name: '  Lake  ',
        emailAddress: ' lake@wren.example ',
        website: ' ',
        HIN: '',
        locationAddresses: [{ ...address, addressLine1: ' 9 Lake Ave ', addressLine2: '', state: 'idaho' }],
        locationPhones: [phone, { ...phone, phoneNumber: '2085550100' }, { ...phone, phoneTypeId: 5 }],
      });
      expect(location).toMatchObject({
        name: 'Lake',
        emailAddress: 'lake@wren.example',
        website: null,
        HIN: null,
        locationAddresses: [{ addressLine1: '9 Lake Ave', addressLine2: null, state: 'ID', isActive: true }],
        locationPhones: [
          { phoneNumber: '2085550100', phoneTypeId: 3 },
          { phoneNumber: '2085550100', phoneTypeId: 5 },
        ],
      });
    });

    it.each<[Partial<AddLocationInput>, string, string]>([
      [{ name: ' ' }, 'name', 'This field is required'],
      [{ name: 'a b' }, 'name', 'Location name must be minimum 3 characters.'],
      [{ emailAddress: 'nobody' }, 'emailAddress', 'Input is not a valid e-mail'],
      [{ website: 'ftp://wren.example' }, 'website', 'This field must be a valid url.'],
      [{ HIN: 'x'.repeat(21) }, 'HIN', 'Enter at most 20 characters'],
      [{ isOfficeUseEnabled: null }, 'isOfficeUseEnabled', 'Please select whether enabled office use'],
      [{ locationAddresses: [] }, 'locationAddresses', 'Please enter at least 1 address'],
      [{ locationPhones: [] }, 'locationPhones', 'At least 1 phone number is required'],
    ])(
      'A-112 A-115 A-116 A-118 C-042 C-049 rejects %j at its field and stores nothing',
      async (change, path, message) => {
        const before = await countOf();
        expect(await add(sample.admin, change)).toMatchObject({
          failure: { code: 'BAD_USER_INPUT', issues: [{ path, message }] },
        });
        expect(await countOf()).toBe(before);
      },
    );

    it.each([
      [{ locationAddresses: [{ ...address, zip: '8370' }] }, 'zip', 'Zip code must be 5 digits'],
      [{ locationAddresses: [{ ...address, addressTypeId: 9 }] }, 'addressTypeId', expect.any(String)],
      [{ locationAddresses: [{ ...address, state: 'PR' }] }, 'state', expect.any(String)],
      [{ locationAddresses: [{ ...address, city: 'x'.repeat(61) }] }, 'city', expect.any(String)],
      [{ locationAddresses: [{ ...address, addressLine2: ' ' }] }, 'addressLine2', 'This field is required'],
    ])('A-119 C-043 C-044 C-046 C-047 rejects an address: %j', async (change, field, message) => {
      expect(await add(sample.admin, change)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: `locationAddresses.0.${field}`, message }] },
      });
    });

    it('C-048 A-119 rejects a duplicate address', async () => {
      const twice = [address, { ...address, city: ' BOISE ' }];
      expect(await add(sample.admin, { locationAddresses: twice })).toMatchObject({
        failure: { issues: [{ path: 'locationAddresses.1', message: 'Address: The address already exists' }] },
      });
    });

    it('C-034 C-035 C-038 rejects an invalid number and an unlisted type', async () => {
      const numbers = [{ ...phone, phoneNumber: '208-555-0100' }];
      expect(await add(sample.admin, { locationPhones: numbers })).toMatchObject({
        failure: { issues: [{ path: 'locationPhones.0.phoneNumber', message: 'Invalid phone number' }] },
      });
      expect(await add(sample.admin, { locationPhones: [{ ...phone, phoneTypeId: 7 }] })).toMatchObject({
        failure: { issues: [{ path: 'locationPhones.0.phoneTypeId' }] },
      });
      expect(await add(sample.admin, { locationPhones: [{ ...phone, phoneTypeId: 0 }] })).toMatchObject({ ok: true });
    });

    it('A-159 runs once for a repeated call and is recorded on the chain of the new location', async () => {
      const key = { idempotencyKey: 'add-location-1' };
      const first = await added(sample.admin, {}, key);
      const before = await countOf();
      expect(await added(sample.admin, {}, key)).toEqual(first);
      expect(await countOf()).toBe(before);
      const own = (await assignmentsOf(sample.admin)).find(({ locationId }) => locationId === first.id);
      expect(
        await server.db.asOwner(
          'select operation, subject, location_user_id::text as "by", before from signa.audit_record where location_id = $1',
          [first.id],
        ),
      ).toEqual([{ operation: 'AddLocation', subject: `location:${first.id}`, by: own?.id, before: null }]);
    });

    it("A-159 is rejected by the database for a location other than the transaction's", async () => {
      const insert = (id: string) =>
        server.db.database.write({ locationIds: ['900001'] }, (tx) =>
          rows(
            tx,
            `insert into signa.location (id, name, email_address, portal_type_id) values ($1, 'Annex', 'a@b.example', 1)`,
            [id],
          ),
        );
      await expect(insert('900002')).rejects.toThrow(/row-level security/);
      await expect(insert('900001')).resolves.toBeDefined();
    });
  });

  describe('where Salesforce manages locations', () => {
    const flag = (locationId: string | null, isOn: boolean) =>
      server.db.asOwner(
        `insert into signa.feature_flag (location_id, feature, is_on) values ($1, 'salesforce2Way', $2)`,
        [locationId, isOn],
      );

    it('A-051 is rejected for every caller, whichever location of the organization has the feature', async () => {
      const { id: elsewhere } = await added(sample.support, { locationId: null, portalType: '1' });
      await flag(elsewhere, true);
      expect(await add(sample.admin)).toMatchObject(forbidden());
      expect(await add(sample.support, { locationId: null, portalType: '1' })).toMatchObject(forbidden());
      expect(await add(sample.support, { organizationId: '2', locationId: null, portalType: '1' })).toMatchObject({
        ok: true,
      });
    });

    it('A-051 is reported to the portal at every location of the organization and no other', async () => {
      const told = async (as: string, locationId: string) =>
        (await server.data(as, 'featureFlags', { locationId })).featureFlags.includes('salesforce2Way');
      const { id: elsewhere } = await added(sample.support, { locationId: null, portalType: '1' });
      expect([await told(sample.admin, sample.wren), await told(sample.support, elsewhere)]).toEqual([false, false]);
      await flag(elsewhere, true);
      await flag(sample.wren, false);
      expect([await told(sample.admin, sample.wren), await told(sample.support, elsewhere)]).toEqual([true, true]);
      expect(await told(sample.denverVet, sample.larkspur)).toBe(false);
      const { hasFeature } = await server.data(sample.admin, 'hasFeature', {
        feature: 'salesforce2Way',
        locationId: sample.wren,
      });
      expect(hasFeature).toBe(true);
    });

    it('A-051 follows the platform-wide setting where locations have no setting', async () => {
      await flag(null, true);
      expect(await add(sample.admin)).toMatchObject(forbidden());
      await server.db.asOwner(
        `insert into signa.feature_flag (location_id, feature, is_on) select id, 'salesforce2Way', false from signa.location where organization_id = 1`,
      );
      expect(await add(sample.admin)).toMatchObject({ ok: true });
    });
  });

  describe('by support', () => {
    const bySupport = (change: Partial<AddLocationInput>) =>
      add(sample.support, { locationId: null, portalType: '1', ...change });

    it('A-159 A-117 adds to any organization, with all settings, and assigns no one', async () => {
      const answer = await bySupport({
        organizationId: '2',
        locationAccountId: ' 123 ',
        pharmacyCodes: ['HVS'],
        isPimsEnabled: true,
        pimsAccountId: ' acct ',
        pimsConnectionType: 'EZYVET',
        isEnabledForWriteback: true,
      });
      expect(answer).toMatchObject({
        ok: true,
        data: {
          addLocation: {
            organization: { id: '2' },
            locationAccountId: '123',
            pimsAccountId: 'acct',
            isEnabledForWriteback: true,
            locationPharmacies: [{ code: 'HVS', isPrimary: true }],
          },
        },
      });
      const id = answer.ok ? answer.data.addLocation.id : '';
      expect(await server.db.asOwner('select * from signa.location_user where location_id = $1', [id])).toEqual([]);
      expect(await bySupport({ organizationId: '987654321' })).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    });

    it.each<[Partial<AddLocationInput>, string, unknown]>([
      [{ portalType: null }, 'portalType', 'Please indicate product display'],
      [{ portalType: '9' }, 'portalType', 'Please indicate product display'],
      [{ organizationId: null }, 'pharmacyCodes', 'Please select a primary pharmacy'],
      [{ pharmacyCodes: ['RVP', 'HVS'] }, 'pharmacyCodes', expect.any(String)],
      [{ pharmacyCodes: ['NONE'] }, 'pharmacyCodes', expect.any(String)],
      [{ locationAccountId: 'x'.repeat(11) }, 'locationAccountId', expect.any(String)],
      [{ isEnabledForWriteback: true }, 'isEnabledForWriteback', expect.any(String)],
    ])('A-117 A-118 A-127 rejects %j', async (change, path, message) => {
      expect(await bySupport(change)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path, message }] },
      });
    });

    it('A-117 requires no organization when a pharmacy is chosen', async () => {
      expect(await bySupport({ organizationId: null, pharmacyCodes: ['RVP'] })).toMatchObject({
        ok: true,
        data: { addLocation: { organizationId: null } },
      });
    });
  });
});
