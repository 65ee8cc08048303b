import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddOrganizationInput, Operations, UpdateOrganizationInput } from '@signa/core/contract';
import { rows } from '../../../store/statement.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

const filled: AddOrganizationInput = {
  name: 'Heron Animal Health',
  dbaName: 'Heron',
  accountno: ' 4711 ',
  emailAddress: ' office@heron.example ',
  fax: '208 555 0199',
  HIN: '12',
  website: 'https://heron.example',
  isPIMSEnabled: true,
  organizationAddresses: [{ addressTypeId: 2, addressLine1: '9 Lake Ave', city: 'Boise', state: 'ID', zip: '83702' }],
  organizationPhones: [{ phoneTypeId: 3, phoneNumber: '208 555 0100' }],
  pharmacyCodes: ['HVS', 'RVP'],
  createMatchingLocation: true,
};
const forbidden = { ok: false, failure: { code: 'FORBIDDEN' } };
const people = [sample.admin, sample.vetadmin, sample.vet, sample.staff];

describeOnOneDatabase('organizations', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());
  beforeEach(() => server.db.asOwner(`delete from signa.feature_flag where feature = 'salesforce2Way'`));

  const add = (as: string, change: Partial<AddOrganizationInput> = {}, options = {}) =>
    server.call(as, 'AddOrganization', { input: { ...filled, ...change } }, options);
  const added = async (change: Partial<AddOrganizationInput> = {}) =>
    (await server.data(sample.support, 'AddOrganization', { input: { ...filled, ...change } })).addOrganization;
  const update = (as: string, id: string, input: UpdateOrganizationInput) =>
    server.call(as, 'UpdateOrganization', { id, input });
  const found = async (as: string, id: string) => (await server.data(as, 'GetOrganization', { id })).organization;
  const countOf = async () => {
    const [row] = await server.db.asOwner(
      `select (select count(*) from signa.organization)::int as organizations, (select count(*) from signa.location)::int as locations`,
    );
    return row;
  };

  describe('adding one', () => {
    it('A-110 A-113 A-162 A-178 stores it together with a location with the same values', async () => {
      const organization = await added();
      expect(organization).toMatchObject({
        version: 1,
        name: 'Heron Animal Health',
        dbaName: 'Heron',
        accountno: '4711',
        emailAddress: 'office@heron.example',
        fax: '2085550199',
        HIN: '12',
        website: 'https://heron.example',
        isPIMSEnabled: true,
        isActive: true,
        organizationAddresses: [{ addressTypeId: 2, addressLine1: '9 Lake Ave', addressLine2: null, state: 'ID' }],
        organizationPhones: [{ phoneTypeId: 3, phoneNumber: '2085550100' }],
        organizationPharmacies: [
          { code: 'HVS', isPrimary: true },
          { code: 'RVP', isPrimary: false },
        ],
        locationCount: 1,
        locations: [{ name: 'Heron Animal Health', isActive: true }],
      });
      const { location } = await server.data(sample.support, 'GetLocation', {
        id: organization.locations[0]?.id ?? '',
      });
      expect(location).toMatchObject({
        name: 'Heron Animal Health',
        organizationId: organization.id,
        emailAddress: 'office@heron.example',
        website: 'https://heron.example',
        HIN: '12',
        isActive: true,
        isPrimary: true,
        isOfficeUseEnabled: false,
        locationPortalType: { code: 'signa' },
        priceBookType: 'Generic',
        timeZone: 'America/Boise',
        isPimsEnabled: null,
        locationAddresses: [{ addressTypeId: 2, addressLine1: '9 Lake Ave' }],
        locationPhones: [{ phoneTypeId: 3, phoneNumber: '2085550100' }],
        locationPharmacies: [{ code: 'HVS', isPrimary: true }, { code: 'RVP' }],
      });
      expect(location?.locationPhones[0]?.uuid).not.toBe(organization.organizationPhones[0]?.uuid);
    });

    it.each(['HA', ' H A '])(
      'A-113 stores neither for the name %j, which only an organization may have',
      async (name) => {
        const before = await countOf();
        expect(await add(sample.support, { name })).toMatchObject({
          failure: {
            code: 'BAD_USER_INPUT',
            issues: [{ path: 'name', message: 'Location name must be minimum 3 characters.' }],
          },
        });
        expect(await countOf()).toEqual(before);
      },
    );

    it.each<[Partial<AddOrganizationInput>, string]>([
      [{ accountno: '47-11' }, 'accountno'],
      [{ name: 'x'.repeat(51) }, 'name'],
      [{ dbaName: 'x'.repeat(31) }, 'dbaName'],
      [{ emailAddress: 'nobody' }, 'emailAddress'],
      [{ fax: '555' }, 'fax'],
      [{ website: 'heron' }, 'website'],
      [{ HIN: 'x'.repeat(11) }, 'HIN'],
      [{ pharmacyCodes: [] }, 'pharmacyCodes'],
      [{ pharmacyCodes: ['NONE'] }, 'pharmacyCodes'],
      [{ organizationAddresses: [] }, 'organizationAddresses'],
      [{ organizationPhones: [] }, 'organizationPhones'],
      [{ organizationPhones: [{ phoneTypeId: 7, phoneNumber: '2085550100' }] }, 'organizationPhones.0.phoneTypeId'],
      [{ createMatchingLocation: false }, 'createMatchingLocation'],
    ])('A-110 A-112 A-113 A-255 C-038 C-042 C-049 rejects %j and stores nothing', async (change, path) => {
      const before = await countOf();
      expect(await add(sample.support, change)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path }] },
      });
      expect(await countOf()).toEqual(before);
    });

    it('A-162 is available to support, not to practices or while impersonating', async () => {
      for (const as of people) expect(await add(as)).toMatchObject(forbidden);
      await server.impersonate(sample.support, sample.admin);
      expect(await add(sample.support, {}, { impersonating: sample.admin })).toMatchObject(forbidden);
      await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.admin });
    });

    it('A-051 is rejected where salesforce2Way is on platform-wide, not where a location has it', async () => {
      const flag = (id: string | null) =>
        server.db.asOwner(
          `insert into signa.feature_flag (location_id, feature, is_on) values ($1, 'salesforce2Way', true)`,
          [id],
        );
      await flag('1');
      expect(await add(sample.support)).toMatchObject({ ok: true });
      await flag(null);
      expect(await add(sample.support)).toMatchObject(forbidden);
    });

    it('A-162 A-258 runs once for a repeated call and is first in the audit of its location', async () => {
      const key = { idempotencyKey: 'add-organization-1' };
      const first = await add(sample.support, {}, key);
      const before = await countOf();
      expect(await add(sample.support, {}, key)).toEqual(first);
      expect(await countOf()).toEqual(before);
      if (!first.ok) throw new Error('It was added');
      const { id, locations } = first.data.addOrganization;
      const place = locations[0]?.id ?? '';
      expect(
        await server.db.asOwner(
          'select subject, username from signa.audit_record where location_id = $1 order by sequence',
          [place],
        ),
      ).toEqual([
        { subject: `organization:${id}`, username: sample.support },
        { subject: `location:${place}`, username: sample.support },
      ]);
    });
  });

  describe('changing one', () => {
    it('A-110 A-162 changes the fields sent and keeps the rest, for support only', async () => {
      const organization = await added();
      const { id, version } = organization;
      const [phone] = organization.organizationPhones;
      const changed = await server.data(sample.support, 'UpdateOrganization', {
        id,
        input: {
          version,
          name: ' HA ',
          dbaName: null,
          organizationPhones: [{ uuid: phone?.uuid ?? '', phoneTypeId: 5, phoneNumber: '208 555 0101' }],
          pharmacyCodes: ['RVP'],
        },
      });
      expect(changed.updateOrganization).toEqual({
        ...organization,
        version: version + 1,
        name: 'HA',
        dbaName: null,
        organizationPhones: [expect.objectContaining({ uuid: phone?.uuid, phoneTypeId: 5, phoneNumber: '2085550101' })],
        organizationPharmacies: [expect.objectContaining({ code: 'RVP', isPrimary: true })],
      });
      for (const as of people) expect(await update(as, '1', { name: 'Taken' })).toMatchObject(forbidden);
    });

    it.each<[UpdateOrganizationInput, string]>([
      [{ name: ' ' }, 'name'],
      [{ accountno: null }, 'accountno'],
      [{ isActive: null }, 'isActive'],
      [{ pharmacyCodes: [] }, 'pharmacyCodes'],
      [{ organizationAddresses: [] }, 'organizationAddresses'],
      [{ organizationPhones: [] }, 'organizationPhones'],
      [
        {
          organizationPhones: [
            { uuid: '00000000-0000-4000-8000-00000000000f', phoneTypeId: 3, phoneNumber: '5550100' },
          ],
        },
        'organizationPhones.0.uuid',
      ],
    ])('A-110 A-112 A-118 C-042 C-049 rejects %j', async (change, path) => {
      const { id } = await added();
      const before = await found(sample.support, id);
      expect(await update(sample.support, id, change)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path }] },
      });
      expect(await found(sample.support, id)).toEqual(before);
    });

    it('A-256 is rejected when another user changed it in the meantime', async () => {
      const { id, version } = await added();
      expect(await update(sample.support, id, { version, HIN: '1' })).toMatchObject({ ok: true });
      expect(await update(sample.adminSupport, id, { version, HIN: '2' })).toMatchObject({
        failure: { code: 'CONFLICT', data: { version: version + 1 } },
      });
      expect(await found(sample.support, id)).toMatchObject({ HIN: '1' });
    });

    it('A-258 is recorded in the audit of each of its locations and nowhere else', async () => {
      const { id } = await added();
      const second = { ...sharedLocation, organizationId: id, portalType: '1' };
      await server.data(sample.support, 'AddLocation', { input: second });
      expect(await update(sample.support, id, { name: 'Heron Told' })).toMatchObject({ ok: true });
      const told = await server.db.asOwner(
        `select r.location_id::text as "locationId", r.subject, r.before->>'name' as was from signa.audit_record r
        where r.operation = 'UpdateOrganization' and r.after->>'name' = 'Heron Told' order by r.location_id`,
      );
      const places = (await found(sample.support, id))?.locations.map((place) => place.id) ?? [];
      expect(places).toHaveLength(2);
      expect(told).toEqual(
        places
          .toSorted((a, b) => Number(a) - Number(b))
          .map((locationId) => ({ locationId, subject: `organization:${id}`, was: 'Heron Animal Health' })),
      );
      for (const place of places)
        expect(
          await server.db.database.read({ locationIds: [place] }, (sql) =>
            rows(sql, 'select signa.audit_break($1) as broken', [place]),
          ),
        ).toEqual([{ broken: null }]);
    });

    it('A-258 is rejected when it has no location whose audit could record it', async () => {
      const [alone] = await server.db.asOwner<{ id: string }>(
        `insert into signa.organization (name, accountno, email_address) values ('Alone', '1', 'a@b.example') returning id::text as id`,
      );
      expect(await update(sample.support, alone?.id ?? '', { name: 'Else' })).toMatchObject({
        failure: { code: 'CONFLICT' },
      });
      expect(await update(sample.support, '987654321', { name: 'Else' })).toMatchObject({
        failure: { code: 'NOT_FOUND' },
      });
    });

    it("A-040 A-118 once deactivated, rejects its users' next call", async () => {
      expect(await server.call(sample.staff, 'Shortcut', { locationId: sample.wren })).toMatchObject({ ok: true });
      expect(await update(sample.support, '1', { ...lists, isActive: false })).toMatchObject({ ok: true });
      expect(await server.call(sample.staff, 'Shortcut', { locationId: sample.wren })).toMatchObject(forbidden);
      expect(await update(sample.support, '1', { isActive: true })).toMatchObject({ ok: true });
      expect(await server.call(sample.staff, 'Shortcut', { locationId: sample.wren })).toMatchObject({ ok: true });
    });

    it('A-162 is rejected by the database when none of its locations is in scope', async () => {
      const { id, locations } = await added();
      const change = (locationIds: string[]) =>
        server.db.database.write({ locationIds }, (tx) =>
          rows(tx, `update signa.organization set name = 'Taken' where id = $1 returning id`, [id]),
        );
      expect(await change(['1'])).toEqual([]);
      expect(await change([locations[0]?.id ?? ''])).toHaveLength(1);
    });
  });

  describe('looking them up', () => {
    const search = async (as: string, variables: Operations['Organizations']['variables']) =>
      (await server.data(as, 'Organizations', variables)).organizations;

    it('A-161 A-050 returns all of them to support, by name, in pages with a total', async () => {
      const all = await search(sample.support, {});
      expect(all.count).toBe(all.data.length);
      expect(all.count).toBeGreaterThan(2);
      const names = all.data.map(({ name }) => name.toLowerCase());
      expect(names).toEqual(names.toSorted());
      const page = await search(sample.support, { skip: 1, take: 1 });
      expect(page).toEqual({ data: [all.data[1]], count: all.count });
    });

    it('A-049 A-161 finds one by name or email, its own or those of its locations', async () => {
      const { id } = await added({ name: 'Kestrel Group', emailAddress: 'group@kestrel.example' });
      const input = { ...sharedLocation, organizationId: id, portalType: '1', name: 'Riverbend 100%' };
      await server.data(sample.support, 'AddLocation', { input: { ...input, emailAddress: 'desk@riverbend.example' } });
      for (const filter of ['kestrel gr', 'group@kest', 'RIVERBEND', 'desk@riverbend', '100%', ' Kestrel '])
        expect((await search(sample.support, { filter })).data).toMatchObject([{ id, locationCount: 2 }]);
      for (const filter of ['100_', 'nobody at all'])
        expect(await search(sample.support, { filter })).toEqual({ data: [], count: 0 });
      await server.data(sample.support, 'UpdateOrganization', { id, input: { isActive: false } });
      const counted = async (activeFilterType: 'active' | 'all' | 'non_active' | 'non-active') =>
        (await search(sample.support, { filter: 'Kestrel Group', activeFilterType } as never)).count;
      expect([await counted('active'), await counted('all')]).toEqual([0, 1]);
    });

    it("A-161 A-018 returns a practice its own active organizations, with the practice's own locations only", async () => {
      const own = await search(sample.vet, {});
      expect(own.data.map(({ id }) => id)).toEqual(['1']);
      const { locations } = await server.data(sample.vet, 'Locations', {});
      expect(own.data[0]?.locationCount).toBe(locations.length);
      expect((await found(sample.vet, '1'))?.locations.map(({ id }) => id).toSorted()).toEqual(
        locations.map(({ id }) => id).toSorted(),
      );
      expect(await found(sample.vet, '2')).toBeNull();
      expect(await found(sample.vet, '987654321')).toBeNull();
      expect(await search(sample.vet, { filter: 'Heron' })).toEqual({ data: [], count: 0 });
    });
  });
});

const lists: UpdateOrganizationInput = {
  accountno: '1',
  organizationAddresses: filled.organizationAddresses,
  organizationPhones: filled.organizationPhones,
  pharmacyCodes: filled.pharmacyCodes,
};
const sharedLocation = {
  name: 'Second',
  emailAddress: 'second@heron.example',
  isOfficeUseEnabled: false,
  locationAddresses: filled.organizationAddresses,
  locationPhones: filled.organizationPhones,
};
