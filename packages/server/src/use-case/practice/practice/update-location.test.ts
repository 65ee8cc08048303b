import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import type { Operations, UpdateLocationInput } from '@signa/core/contract';
import { accountSecretMask } from '@signa/core/practice';
import { accountSecretOf, openSecretCipher } from '../../../secrets/secret-cipher.js';
import { testSecretCipher } from '../../../testing/test-secret-cipher.js';
import { canonicalJson } from '../../canonical-json.js';
import { rows } from '../../../store/statement.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Location = NonNullable<Operations['GetLocation']['data']['location']>;
const forbidden = (message?: string) => ({ ok: false, failure: { code: 'FORBIDDEN', ...(message && { message }) } });

describeOnOneDatabase('changing a location', (make) => {
  let server: TestServer;
  let before: Location;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    // Data stored before these rules existed is not what this test checks.
    await server.db.asOwner(
      `update signa.location set website = null, is_enabled_for_writeback = false, phones = '[{"uuid":"00000000-0000-4000-8000-000000000001","phoneTypeId":3,"phoneNumber":"5185550100","isActive":true}]'`,
    );
    await server.db.asOwner('create table signa.kept_location as select * from signa.location');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.asOwner(
      `update signa.location l set organization_id = k.organization_id, name = k.name, is_active = k.is_active,
        email_address = k.email_address, time_zone = k.time_zone, phones = k.phones, addresses = k.addresses,
        is_pims_enabled = k.is_pims_enabled, pims_account_id = k.pims_account_id, pharmacy_codes = k.pharmacy_codes,
        pims_connection_type = k.pims_connection_type, is_enabled_for_writeback = k.is_enabled_for_writeback
      from signa.kept_location k where k.id = l.id`,
    );
    before = await located(sample.wren);
  });

  const located = async (id: string): Promise<Location> => {
    const { location } = await server.data(sample.support, 'GetLocation', { id });
    if (!location) throw new Error('The sample has no such location');
    return location;
  };
  const update = (as: string, input: UpdateLocationInput, updateLocationId: string = sample.wren, options = {}) =>
    server.call(as, 'UpdateLocation', { updateLocationId, input }, options);
  const updated = async (as: string, input: UpdateLocationInput, updateLocationId: string = sample.wren) =>
    (await server.data(as, 'UpdateLocation', { updateLocationId, input })).updateLocation;

  describe('by a practice user', () => {
    it('A-160 A-115 A-116 A-118 changes its own fields, trimmed, and keeps what is not sent', async () => {
      const location = await updated(sample.admin, {
        version: before.version,
        name: '  Wren Street Clinic ',
        website: ' https://wren.example ',
        HIN: ' 12 ',
        isOfficeUseEnabled: false,
      });
      expect(location).toEqual({
        ...before,
        version: before.version + 1,
        name: 'Wren Street Clinic',
        website: 'https://wren.example',
        HIN: '12',
        isOfficeUseEnabled: false,
      });
      expect(await updated(sample.admin, { website: ' ', HIN: null })).toMatchObject({ website: null, HIN: null });
    });

    it('A-160 requires edit permission on practice settings at that location', async () => {
      expect(await update(sample.vet, { name: 'Taken' })).toMatchObject(forbidden());
      expect(await update(sample.staff, { name: 'Taken' })).toMatchObject(forbidden());
      for (const id of [sample.larkspur, '987654321'])
        expect(await update(sample.admin, { name: 'Taken' }, id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
      expect(await located(sample.wren)).toEqual(before);
    });

    it.each<[UpdateLocationInput, RegExp]>([
      [{ emailAddress: 'other@wren.example' }, /email address/],
      [{ organizationId: '2' }, /organization/],
      [{ organizationId: null }, /organization/],
      [{ isActive: false }, /status of a location/],
      [{ locationAccountId: '77' }, /account number/],
      [{ locationPortalTypeId: '2' }, /product range/],
      [{ pharmacyCodes: ['HVS'] }, /pharmacy/],
      [{ isPimsEnabled: false }, /practice system/],
      [{ pimsConnectionType: 'PULSE' }, /practice system/],
      [{ isEnabledForWriteback: true }, /practice system/],
      [{ pimsWritebackAccountId: 'a' }, /practice system/],
      [{ pimsWritebackLocationId: 'a' }, /practice system/],
      [{ pimsAccountId: 'mine' }, /VETSPIRE or DIGITAIL/],
    ])('A-111 A-117 A-120 A-125 A-160 does not change settings that only support sets: %j', async (change, reason) => {
      await server.db.asOwner(
        `update signa.location set is_pims_enabled = true, pims_account_id = 'acct', pims_connection_type = 'EZYVET',
          is_enabled_for_writeback = false, pharmacy_codes = '{RVP}' where id = 1`,
      );
      const is = await located(sample.wren);
      expect(await update(sample.admin, { name: 'Else', ...change })).toMatchObject(
        forbidden(expect.stringMatching(reason) as unknown as string),
      );
      expect(await located(sample.wren)).toEqual(is);
    });

    it('A-120 accepts support-only values that are unchanged', async () => {
      const { emailAddress, organizationId, isActive, locationAccountId, locationPortalTypeId } = before;
      const { isPimsEnabled, pimsConnectionType, isEnabledForWriteback, pimsAccountId } = before;
      const same = {
        emailAddress: ` ${emailAddress} `,
        organizationId,
        isActive,
        locationAccountId,
        locationPortalTypeId,
      };
      const pims = { isPimsEnabled, pimsConnectionType, isEnabledForWriteback, pimsAccountId };
      const pharmacyCodes = before.locationPharmacies.map(({ code }) => code);
      expect(await updated(sample.admin, { ...same, ...pims, pharmacyCodes })).toEqual({
        ...before,
        version: before.version + 1,
      });
    });

    it('A-125 changes the account id of a VETSPIRE or DIGITAIL location as ADMIN or VETADMIN', async () => {
      for (const type of ['VETSPIRE', 'DIGITAIL']) {
        await server.db.asOwner('update signa.location set pims_connection_type = $1 where id = 1', [type]);
        for (const as of [sample.admin, sample.vetadmin])
          expect(
            await updated(as, { pimsAccountId: ` ${type}-${as} `, pimsAccountSecret: `key-of-${type}` }),
          ).toMatchObject({ pimsAccountId: `${type}-${as}` });
      }
    });

    it("A-275 A-125 requires the secret to name another account, which Signa's own access would open", async () => {
      await server.db.asOwner(
        `update signa.location set pims_connection_type = 'VETSPIRE', pims_account_id = 'own', pims_account_secret = null where id = 1`,
      );
      expect(await update(sample.admin, { pimsAccountId: 'of-another-practice' })).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'pimsAccountId', code: 'no-secret' }] },
      });
      expect(await updated(sample.admin, { pimsAccountSecret: 'key' })).toMatchObject({ pimsAccountId: 'own' });
      expect(await updated(sample.admin, { pimsAccountId: 'mine-too' })).toMatchObject({ pimsAccountId: 'mine-too' });
      await server.db.asOwner('update signa.location set pims_account_secret = null where id = 1');
      expect(await updated(sample.support, { pimsAccountId: 'by-support' })).toMatchObject({
        pimsAccountId: 'by-support',
      });
    });

    it('A-125 A-127 turns write-back off when the account id is cleared, which is not a write-back change', async () => {
      await server.db.asOwner(
        `update signa.location set is_pims_enabled = true, pims_account_id = 'acct', pims_connection_type = 'DIGITAIL',
          is_enabled_for_writeback = true where id = 1`,
      );
      expect(await updated(sample.admin, { pimsAccountId: ' ' })).toMatchObject({
        pimsAccountId: null,
        isEnabledForWriteback: false,
      });
    });
  });

  describe('account secret', () => {
    const stored = async () => {
      const [row] = await server.db.asOwner<{ secret: Uint8Array | null }>(
        'select pims_account_secret as secret from signa.location where id = 1',
      );
      return row?.secret ?? null;
    };
    const opened = async () => {
      const encrypted = await stored();
      return encrypted && testSecretCipher.decrypt(encrypted, accountSecretOf(sample.wren));
    };

    it('A-122 A-124 A-160 is stored encrypted and trimmed, and kept when absent, empty, or masked', async () => {
      await server.db.asOwner('update signa.location set pims_account_secret = null');
      expect(await updated(sample.support, { pimsAccountSecret: ' first-key\n' })).toMatchObject({
        isPimsAccountSecretSet: true,
      });
      expect(await opened()).toBe('first-key');
      const encrypted = await stored();
      for (const pimsAccountSecret of [undefined, null, '', '  ', accountSecretMask])
        await updated(sample.support, { HIN: '12', ...(pimsAccountSecret !== undefined && { pimsAccountSecret }) });
      expect(await stored()).toEqual(encrypted);
      await updated(sample.support, { pimsAccountSecret: 'second-key' });
      expect(await opened()).toBe('second-key');
    });

    it('A-122 is stored completely up to 200 characters, with every keyboard character', async () => {
      const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)).join('');
      for (const secret of [signs, signs + 'x'.repeat(106), '*'.repeat(31), '*'.repeat(33)]) {
        await updated(sample.admin, { pimsAccountSecret: ` ${secret} ` });
        expect(await opened()).toBe(secret);
      }
    });

    it("A-125 A-122 can be changed by a practice's admins, of any type, and by no one else there", async () => {
      for (const as of [sample.admin, sample.vetadmin]) {
        await updated(as, { pimsAccountSecret: `of-${as}` });
        expect(await opened()).toBe(`of-${as}`);
      }
      const staffRole = `select r.id as role_id, m.id as module_id from signa.role r, signa.module m
        where r.name = 'STAFF' and m.name = 'practicesettings'`;
      await server.db.asOwner(
        `insert into signa.role_module (role_id, module_id, is_active, can_view, can_edit, can_delete)
          select role_id, module_id, true, true, true, false from (${staffRole}) one`,
      );
      try {
        expect(await update(sample.staff, { pimsAccountSecret: 'of-staff' })).toMatchObject(
          forbidden('Only an admin or vet admin can change the secret of the practice system account.'),
        );
        expect(await update(sample.staff, { pimsAccountSecret: accountSecretMask })).toMatchObject({ ok: true });
      } finally {
        await server.db.asOwner(
          `delete from signa.role_module l using (${staffRole}) one where l.role_id = one.role_id and l.module_id = one.module_id`,
        );
      }
      expect(await opened()).toBe(`of-${sample.vetadmin}`);
    });

    it('A-270 is deleted when the location changes to another PIMS, which must not receive it', async () => {
      await server.db.asOwner(`update signa.location set pims_connection_type = 'VETSPIRE' where id = 1`);
      await updated(sample.support, { pimsAccountSecret: 'of-vetspire' });
      await updated(sample.support, { pimsAccountId: 'other' });
      expect(await opened()).toBe('of-vetspire');
      expect(await updated(sample.support, { pimsConnectionType: 'PULSE' })).toMatchObject({
        isPimsAccountSecretSet: false,
      });
      expect(await stored()).toBeNull();
      await updated(sample.support, { pimsConnectionType: 'ACT', pimsAccountSecret: 'of-act' });
      expect(await opened()).toBe('of-act');
    });

    it('A-122 A-123 is rejected for its length and characters without being echoed', async () => {
      const before = await stored();
      for (const pimsAccountSecret of ['s'.repeat(201), 'two words', 'schl\u00fcssel']) {
        const answer = await update(sample.support, { pimsAccountSecret });
        expect(answer).toMatchObject({
          failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'pimsAccountSecret' }] },
        });
        expect(JSON.stringify(answer)).not.toContain(pimsAccountSecret);
      }
      expect(await stored()).toEqual(before);
    });

    it('A-124 A-123 a repeat gets the first response, and the stored data does not reveal the secret without the key', async () => {
      const options = { idempotencyKey: 'secret-1' };
      const first = await update(sample.support, { pimsAccountSecret: 'guess-me' }, sample.wren, options);
      const encrypted = await stored();
      expect(await update(sample.support, { pimsAccountSecret: 'guess-me' }, sample.wren, options)).toEqual(first);
      expect(await stored()).toEqual(encrypted);
      expect(await update(sample.support, { pimsAccountSecret: 'another' }, sample.wren, options)).toMatchObject({
        failure: { code: 'CONFLICT' },
      });
      const [kept] = await server.db.asOwner<{ hash: string }>(
        `select input_hash as hash from signa.idempotency_record where key = 'secret-1'`,
      );
      const guess = [sample.support, { updateLocationId: sample.wren, input: { pimsAccountSecret: 'guess-me' } }];
      expect(kept?.hash).not.toBe(createHash('sha256').update(canonicalJson(guess)).digest('hex'));
    });

    it('A-063 A-123 its change is audited only as replaced', async () => {
      await updated(sample.admin, { pimsAccountSecret: 'audited-key' });
      const [record] = await server.db.asOwner<{ username: string; after: { pimsAccountSecret?: string } }>(
        `select username, after from signa.audit_record where operation = 'UpdateLocation' order by sequence desc limit 1`,
      );
      expect(record).toMatchObject({ username: sample.admin, after: { pimsAccountSecret: 'replaced' } });
      expect(JSON.stringify(record)).not.toContain('audited-key');
    });

    it('A-124 is not stored without an encryption key, and nothing else of the call is', async () => {
      const { version } = await located(sample.wren);
      Object.assign(server.parts, { secretCipher: openSecretCipher([]) });
      try {
        expect(await update(sample.support, { pimsAccountSecret: 'never', HIN: '77' })).toMatchObject({
          failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'pimsAccountSecret', code: 'no-key' }] },
        });
        expect(await located(sample.wren)).toMatchObject({ version });
      } finally {
        Object.assign(server.parts, { secretCipher: testSecretCipher });
      }
    });
  });

  describe('stored values', () => {
    const phone = { phoneTypeId: 3, phoneNumber: '208 555 0100' };
    const address = { addressTypeId: 1, addressLine1: ' 9 Lake Ave ', city: 'Boise', state: 'idaho', zip: '83702' };

    it('C-034 C-040 A-119 keep the list that is sent: a phone keeps its entry, and repeated or missing ones are dropped', async () => {
      const [own] = before.locationPhones;
      const { locationPhones } = await updated(sample.admin, {
        locationPhones: [{ uuid: own?.uuid ?? '', ...phone }, phone, { ...phone, phoneTypeId: 5 }],
      });
      expect(locationPhones).toEqual([
        expect.objectContaining({ uuid: own?.uuid, phoneNumber: '2085550100', phoneTypeId: 3, isActive: true }),
        expect.objectContaining({ phoneNumber: '2085550100', phoneTypeId: 5, isActive: true }),
      ]);
      const left = await updated(sample.admin, { locationPhones: [phone] });
      expect(left.locationPhones).toHaveLength(1);
    });

    it('A-119 C-046 C-048 are the addresses sent, and the time zone follows the first one', async () => {
      const moved = await updated(sample.admin, { locationAddresses: [address] });
      expect(moved).toMatchObject({
        timeZone: 'America/Boise',
        locationAddresses: [{ addressLine1: '9 Lake Ave', addressLine2: null, state: 'ID', isActive: true }],
      });
      await server.db.asOwner(`update signa.location set time_zone = 'America/Los_Angeles' where id = 1`);
      const [own] = moved.locationAddresses;
      const same = { ...address, uuid: own?.uuid ?? '', addressLine1: '10 Lake Ave' };
      expect(await updated(sample.admin, { locationAddresses: [same] })).toMatchObject({
        timeZone: 'America/Los_Angeles',
        locationAddresses: [{ uuid: own?.uuid, addressLine1: '10 Lake Ave' }],
      });
      expect(await update(sample.admin, { locationAddresses: [address, address] })).toMatchObject({
        failure: { issues: [{ path: 'locationAddresses.1', message: 'Address: The address already exists' }] },
      });
    });

    it.each<[UpdateLocationInput, string, string]>([
      [{ name: null }, 'name', 'This field is required'],
      [{ name: 'a b' }, 'name', 'Location name must be minimum 3 characters.'],
      [{ website: 'wren' }, 'website', 'This field must be a valid url.'],
      [{ isOfficeUseEnabled: null }, 'isOfficeUseEnabled', 'Please select whether enabled office use'],
      [{ locationAddresses: [] }, 'locationAddresses', 'Please enter at least 1 address'],
      [{ locationPhones: [] }, 'locationPhones', 'At least 1 phone number is required'],
      [{ locationPhones: [{ phoneTypeId: 7, phoneNumber: '2085550100' }] }, 'locationPhones.0.phoneTypeId', ''],
      [{ locationAddresses: [{ ...address, addressTypeId: 9 }] }, 'locationAddresses.0.addressTypeId', ''],
      [
        { locationPhones: [{ ...phone, uuid: '00000000-0000-4000-8000-00000000000f' }] },
        'locationPhones.0.uuid',
        'This entry no longer exists. Reload the page.',
      ],
    ])('A-112 A-115 A-118 C-038 C-042 C-047 C-049 are never %j', async (change, path, message) => {
      expect(await update(sample.admin, change)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path, ...(message && { message }) }] },
      });
      expect(await located(sample.wren)).toEqual(before);
    });

    it('A-256 keep what another user stored in the meantime', async () => {
      await updated(sample.vetadmin, { version: before.version, HIN: '1' });
      expect(await update(sample.admin, { version: before.version, HIN: '2' })).toMatchObject({
        failure: { code: 'CONFLICT', data: { version: before.version + 1 } },
      });
      expect(await located(sample.wren)).toMatchObject({ HIN: '1' });
    });

    it('A-160 runs once for a repeated call, and the audit has the values before and after', async () => {
      const options = { idempotencyKey: 'update-location-1' };
      const input = { name: 'Wren Once' };
      const first = await update(sample.admin, input, sample.wren, options);
      expect(await update(sample.admin, input, sample.wren, options)).toEqual(first);
      const told = await server.db.asOwner<{ subject: string; was: string; is: string }>(
        `select subject, before->>'name' as was, after->>'name' as is from signa.audit_record
        where location_id = 1 and operation = 'UpdateLocation' and after->>'name' = 'Wren Once'`,
      );
      expect(told).toEqual([{ subject: 'location:1', was: before.name, is: 'Wren Once' }]);
    });

    it("A-160 is rejected by the database for a location other than the transaction's", async () => {
      const change = (id: string) =>
        server.db.database.write({ locationIds: ['1'] }, (tx) =>
          rows(tx, `update signa.location set name = 'Taken' where id = $1 returning id`, [id]),
        );
      expect(await change('3')).toEqual([]);
      expect(await change('1')).toHaveLength(1);
    });
  });

  describe('by support', () => {
    it('A-111 A-117 A-118 A-120 A-160 sets everything', async () => {
      const location = await updated(sample.support, {
        emailAddress: ' new@wren.example ',
        locationAccountId: ' 77 ',
        locationPortalTypeId: '2',
        pharmacyCodes: ['HVS', 'RVP', 'HVS'],
        isPimsEnabled: true,
        pimsAccountId: ' acct ',
        pimsConnectionType: 'EZYVET',
        pimsWritebackAccountId: 'wa',
        pimsWritebackLocationId: 'wl',
        isEnabledForWriteback: true,
      });
      expect(location).toMatchObject({
        emailAddress: 'new@wren.example',
        locationAccountId: '77',
        locationPortalTypeId: '2',
        locationPharmacies: [
          { code: 'HVS', isPrimary: true },
          { code: 'RVP', isPrimary: false },
        ],
        pimsAccountId: 'acct',
        isEnabledForWriteback: true,
        pimsWritebackLocationId: 'wl',
      });
    });

    it.each<[UpdateLocationInput, string]>([
      [{ emailAddress: 'nobody' }, 'emailAddress'],
      [{ isActive: null }, 'isActive'],
      [{ locationPortalTypeId: '9' }, 'locationPortalTypeId'],
      [{ pharmacyCodes: ['NONE'] }, 'pharmacyCodes'],
      [{ locationAccountId: 'x'.repeat(11) }, 'locationAccountId'],
      [{ isEnabledForWriteback: true, pimsAccountId: null }, 'isEnabledForWriteback'],
      [{ isEnabledForWriteback: true, pimsAccountId: 'a', pimsConnectionType: 'ACT' }, 'isEnabledForWriteback'],
    ])('A-111 A-117 A-118 A-127 rejects %j', async (change, path) => {
      expect(await update(sample.support, change)).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path }] },
      });
      expect(await located(sample.wren)).toEqual(before);
    });

    it('A-117 A-120 gives a location without pharmacies those of its organization when support saves the choice', async () => {
      await server.db.asOwner(`update signa.location set pharmacy_codes = '{}' where id = 1`);
      const kept: readonly [string, UpdateLocationInput][] = [
        [sample.admin, { HIN: '1' }],
        [sample.admin, { pharmacyCodes: [] }],
        [sample.support, { HIN: '2' }],
      ];
      for (const [as, input] of kept) expect(await updated(as, input)).toMatchObject({ locationPharmacies: [] });
      const { organization } = await server.data(sample.support, 'GetOrganization', { id: '1' });
      expect(await updated(sample.support, { pharmacyCodes: [] })).toMatchObject({
        locationPharmacies: organization?.organizationPharmacies ?? [],
      });
      expect(organization?.organizationPharmacies).not.toEqual([]);
    });

    it('A-127 turns write-back off with an account or type that does not support it', async () => {
      const on = { isPimsEnabled: true, pimsAccountId: 'a', pimsConnectionType: 'EZYVET', isEnabledForWriteback: true };
      await updated(sample.support, on as UpdateLocationInput);
      expect(await updated(sample.support, { pimsConnectionType: 'ACT' })).toMatchObject({
        isEnabledForWriteback: false,
      });
    });

    it('A-257 moves it to another organization, but never the last location of one', async () => {
      expect(await updated(sample.support, { organizationId: '2' })).toMatchObject({ organization: { id: '2' } });
      expect(await update(sample.support, { organizationId: '987654321' })).toMatchObject({
        failure: { code: 'NOT_FOUND' },
      });
      await server.db.asOwner('update signa.location set organization_id = 2 where id <> 1');
      await server.db.asOwner('update signa.location set organization_id = 1 where id = 1');
      expect(await update(sample.support, { organizationId: '2' })).toMatchObject({ failure: { code: 'CONFLICT' } });
    });

    it("A-040 A-118 once deactivated, rejects its users' next call", async () => {
      const own = async () => (await server.data(sample.staff, 'Locations', {})).locations.map(({ id }) => id);
      expect(await own()).toContain(sample.wren);
      await updated(sample.support, { isActive: false });
      expect(await own()).not.toContain(sample.wren);
      expect(await server.call(sample.staff, 'Shortcut', { locationId: sample.wren })).toMatchObject(forbidden());
      await updated(sample.support, { isActive: true });
      expect(await server.call(sample.staff, 'Shortcut', { locationId: sample.wren })).toMatchObject({ ok: true });
    });
  });

  describe('write-back switch', () => {
    const toggle = (as: string, isEnabledForWriteback: boolean, id: string = sample.wren) =>
      server.call(as, 'UpdateLocationWritebackEnabled', { id, isEnabledForWriteback });
    const ready = () =>
      server.db.asOwner(
        `update signa.location set is_pims_enabled = true, pims_account_id = 'acct', pims_connection_type = 'EZYVET' where id = 1`,
      );

    it('A-054 A-162 can be changed by support only', async () => {
      await ready();
      expect(await toggle(sample.support, true)).toMatchObject({
        data: { updateLocationWritebackEnabled: { isEnabledForWriteback: true } },
      });
      expect(await toggle(sample.support, false)).toMatchObject({
        data: { updateLocationWritebackEnabled: { isEnabledForWriteback: false } },
      });
      for (const as of [sample.admin, sample.vetadmin, sample.vet, sample.staff])
        expect(await toggle(as, true)).toMatchObject(forbidden());
      expect(await toggle(sample.support, true, '987654321')).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    });

    it.each([
      `pims_account_id = null`,
      `is_pims_enabled = false`,
      `pims_connection_type = 'ACT'`,
      `pims_connection_type = null`,
    ])('A-127 turns on only where write-back can work: %s', async (lack) => {
      await ready();
      await server.db.asOwner(`update signa.location set ${lack} where id = 1`);
      expect(await toggle(sample.support, true)).toMatchObject({
        failure: {
          code: 'BAD_USER_INPUT',
          issues: [{ path: 'isEnabledForWriteback', message: expect.stringMatching(/^Writeback needs/) as unknown }],
        },
      });
      expect(await toggle(sample.support, false)).toMatchObject({ ok: true });
    });
  });
});
