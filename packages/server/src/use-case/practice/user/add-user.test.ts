import { deaNumberTexts, userTexts } from '@signa/core/practice';
import type { AddUserInput } from '@signa/core/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccountProviderError } from '../../../integration/account/account-provider.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import {
  conflict,
  forbidden,
  license,
  newcomer,
  phone,
  post,
  roles,
  RecordingProvider,
  userDesk,
} from './people.testing.js';

describeOnOneDatabase('users', (make) => {
  let server: TestServer;
  let provider: RecordingProvider;
  let desk: ReturnType<typeof userDesk>;
  beforeAll(async () => {
    provider = new RecordingProvider();
    server = await startSampleServer(await make(), {}, {}, undefined, provider);
    server.clock.set('2026-11-23T15:00:00.000Z');
    desk = userDesk(server);
  });
  afterAll(() => server.close());
  afterEach(() => {
    provider.fault = null;
    provider.told.splice(0);
    expect(server.reported).toEqual([]);
  });

  describe('adding one', () => {
    it('A-085 A-094 A-099 A-100 A-151 A-175 stores the identity, with the email address as username', async () => {
      const user = await desk.added(sample.admin, {
        email: ' Nora.Quist@Wren.example ',
        userPhones: [phone, { ...phone, phoneNumber: '5185550199' }, { ...phone, phoneTypeId: 1 }],
      });
      expect(user).toMatchObject({
        username: 'nora.quist@wren.example',
        email: 'nora.quist@wren.example',
        firstName: 'Nora',
        lastName: 'Quist',
        isEnabledInOkta: true,
        version: 1,
        userPhones: [
          { phoneNumber: '5185550199', phoneTypeId: 3, phoneType: { description: 'Office' }, isActive: true },
          { phoneNumber: '5185550199', phoneTypeId: 1, phoneType: { description: 'Cell' }, isActive: true },
        ],
        locationsUsers: [
          {
            locationId: sample.wren,
            displayName: 'Nora Quist',
            email: 'nora.quist@wren.example',
            notificationEmail: 'nora.quist@wren.example',
            role: { name: 'VET' },
            isActive: true,
            isPrimary: true,
            isPendingAuth: false,
            ...license,
          },
        ],
      });
      expect(await desk.read(sample.admin, user.id)).toEqual(user);
    });

    it('A-084 A-460 stores title and DEA registration of a new vet, and of no other role', async () => {
      const vet = { title: 'DVM', deaLicense: 'fq4418263', deaLicenseExpiration: '2028-09-22' };
      const stored = { title: 'DVM', deaLicense: 'FQ4418263', deaLicenseExpiration: '2028-09-22' };
      const hired = await desk.added(sample.admin, { ...vet, email: 'hired@wren.example' });
      expect(hired.locationsUsers).toMatchObject([stored]);
      const staff = await desk.added(sample.admin, {
        ...vet,
        email: 'assistant@wren.example',
        locationsUsers: [
          post({ roleId: roles.staff, vetLicenseNumber: null, vetLicenseExpiration: null, vetLicenseState: null }),
        ],
      });
      expect(staff.locationsUsers).toMatchObject([{ title: 'DVM', deaLicense: null, deaLicenseExpiration: null }]);
      for (const [wrong, message] of [
        [{ deaLicense: 'FQ4418267' }, deaNumberTexts.checkDigit],
        [{ deaLicense: 'FZ4418263' }, deaNumberTexts.name('Quist')],
        [{ title: 'Prof.' }, userTexts.title],
      ] as const)
        expect(
          await server.call(sample.admin, 'AddUser', {
            input: newcomer({ ...vet, ...wrong, email: 'no@wren.example' }),
          }),
        ).toMatchObject({ failure: { code: 'BAD_USER_INPUT', message } });
    });

    it('A-086 creates the account at the identity provider', async () => {
      await desk.added(sample.admin, { email: 'told@wren.example', isEnabledInOkta: false });
      expect(provider.told).toEqual([
        [null, { username: 'told@wren.example', firstName: 'Nora', lastName: 'Quist', isEnabled: false }],
      ]);
    });

    it.each([new AccountProviderError('down', null), new AccountProviderError('no', 400)])(
      'A-086 A-015 stores nothing and reports it when the provider fails (%s)',
      async (fault) => {
        const before = await desk.fingerprint();
        provider.fault = fault;
        expect(await desk.add(sample.admin)).toMatchObject({
          ok: false,
          failure: { code: 'PARTNER_UNREACHABLE', message: expect.stringContaining('Nothing was saved') as string },
        });
        expect(await desk.fingerprint()).toEqual(before);
      },
    );

    it('A-008 A-086 gives access immediately, and not while the user is deactivated', async () => {
      const { username } = await desk.added(sample.admin);
      expect(await server.call(username, 'LocationsUsers', { locationIds: [sample.wren] })).toMatchObject({ ok: true });
      const off = await desk.added(sample.admin, { isEnabledInOkta: false });
      expect(await server.call(off.username, 'LocationsUsers', { locationIds: [sample.wren] })).toMatchObject({
        failure: { code: 'UNAUTHENTICATED' },
      });
    });

    it('A-085 rejects a username in use, ignoring case, by a practice or support user', async () => {
      const before = await desk.fingerprint();
      for (const email of ['VET@signa.test', sample.denverVet, 'Support@signa.test'])
        expect(await desk.add(sample.admin, { email })).toMatchObject(conflict);
      expect(await desk.fingerprint()).toEqual(before);
      expect(provider.told).toEqual([]);
    });

    it("A-086 creates no account when the caller's right was revoked during the call", async () => {
      await server.data(sample.vetadmin, 'Roles', {});
      await server.db.asOwner(`update signa.location_user set role_id = 3 where id in (3, 19)`);
      expect(await desk.add(sample.vetadmin)).toMatchObject(forbidden());
      expect(provider.told).toEqual([]);
      await server.db.asOwner(`update signa.location_user set role_id = 4 where id in (3, 19)`);
    });

    it('A-085 adds one of two concurrent calls', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => desk.add(sample.admin, { email: 'twice@wren.example' })));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers) if (!answer.ok) expect(answer.failure.code).toBe('CONFLICT');
    });

    it('A-089 makes the chosen assignment primary, even if it is not the first', async () => {
      const rows = [post({ isPrimary: false }), post({ locationId: sample.battenkill })];
      const user = await desk.added(sample.vetadmin, { email: 'second@wren.example', locationsUsers: rows });
      expect(new Map(user.locationsUsers.map(({ locationId, isPrimary }) => [locationId, isPrimary]))).toEqual(
        new Map([
          [sample.wren, false],
          [sample.battenkill, true],
        ]),
      );
    });

    it('A-087 A-151 is available to users who manage users at every location named, and to support', async () => {
      const both = [post(), post({ locationId: sample.battenkill, isPrimary: false })];
      for (const as of [sample.vet, sample.staff, sample.denverVet])
        expect(await desk.add(as)).toMatchObject(forbidden());
      expect(await desk.add(sample.admin, { locationsUsers: both })).toMatchObject(forbidden());
      expect(await desk.add(sample.vetadmin, { locationsUsers: both })).toMatchObject({ ok: true });
      expect(await desk.add(sample.support, { locationsUsers: [post({ locationId: sample.larkspur })] })).toMatchObject(
        {
          ok: true,
        },
      );
      expect(await desk.add(sample.support, { locationsUsers: [post({ locationId: '987654321' })] })).toMatchObject({
        failure: { code: 'NOT_FOUND' },
      });
    });

    it.each<[Partial<AddUserInput>, string, string]>([
      [{ firstName: '' }, 'firstName', 'This field is required'],
      [{ lastName: 'x'.repeat(31) }, 'lastName', 'Enter at most 30 characters'],
      [{ email: 'nora' }, 'email', 'Input is not a valid e-mail'],
      [{ userPhones: [] }, 'userPhones', 'At least 1 phone number is required'],
      [{ userPhones: [{ ...phone, phoneNumber: '1' }] }, 'userPhones.0.phoneNumber', 'Invalid phone number'],
      [
        { userPhones: [phone, { ...phone, phoneTypeId: 6 }] },
        'userPhones.1.phoneTypeId',
        'Choose one of the listed phone types',
      ],
      [{ locationsUsers: [post({ isActive: false })] }, 'locationsUsers', 'At least 1 active location is required'],
      [
        { locationsUsers: [post({ isPrimary: false })] },
        'locationsUsers',
        'At least 1 primary location should be selected',
      ],
      [
        { locationsUsers: [post(), post({ isPrimary: false })] },
        'locationsUsers.1.locationId',
        'You can choose location only one time',
      ],
      [{ locationsUsers: [post({ roleId: '987' })] }, 'locationsUsers.0.roleId', 'Role is required'],
      [{ locationsUsers: [post({ locationId: '' })] }, 'locationsUsers.0.locationId', 'Location is required'],
      [
        { locationsUsers: [post({ vetLicenseNumber: '' })] },
        'locationsUsers.0.vetLicenseNumber',
        'Vet License is required',
      ],
      [
        { locationsUsers: [post({ vetLicenseExpiration: '2026-11-22' })] },
        'locationsUsers.0.vetLicenseExpiration',
        'This license has expired. Enter the date of the renewed license',
      ],
      [
        { locationsUsers: [post({ vetLicenseExpiration: '2031-01-01' })] },
        'locationsUsers.0.vetLicenseExpiration',
        'Choose a date through 12-31-2030',
      ],
    ])(
      'A-090 A-094 A-096 A-100 A-101 A-102 A-103 A-104 C-037 rejects %j at its field',
      async (change, path, message) => {
        const before = await desk.fingerprint();
        for (const as of [sample.admin, sample.support])
          expect(await desk.add(as, change)).toMatchObject({
            failure: { code: 'BAD_USER_INPUT', issues: [{ path, message }] },
          });
        expect(await desk.fingerprint()).toEqual(before);
        expect(provider.told).toEqual([]);
      },
    );

    it('A-103 stores no license for a role that does not require one', async () => {
      const { locationsUsers } = await desk.added(sample.admin, { locationsUsers: [post({ roleId: roles.staff })] });
      expect(locationsUsers).toMatchObject([
        { vetLicenseNumber: null, vetLicenseExpiration: null, vetLicenseState: null },
      ]);
    });

    it("A-105 uses today's date at the location", async () => {
      server.clock.set('2026-11-24T03:00:00.000Z');
      const today = [post({ vetLicenseExpiration: '2026-11-23' })];
      expect(await desk.add(sample.admin, { locationsUsers: today })).toMatchObject({ ok: true });
      server.clock.set('2026-11-24T06:00:00.000Z');
      expect(await desk.add(sample.admin, { locationsUsers: today })).toMatchObject({ ok: false });
      server.clock.set('2026-11-23T15:00:00.000Z');
    });

    it("A-151 is recorded at each location with that location's assignment only, and runs once for a repeat", async () => {
      const both = [post(), post({ locationId: sample.battenkill, isPrimary: false })];
      const input = newcomer({ email: 'recorded@wren.example', locationsUsers: both });
      const key = { idempotencyKey: 'add-user-1' };
      const first = await server.data(sample.vetadmin, 'AddUser', { input }, key);
      expect(await server.data(sample.vetadmin, 'AddUser', { input }, key)).toEqual(first);
      expect(
        await server.db.asOwner(
          `select location_id::text as "at", location_user_id::text as "by", operation,
            jsonb_path_query_array(after, '$.locationsUsers[*].locationId') as "posts"
          from signa.audit_record where subject = $1 order by location_id`,
          [`user:${first.addUser.id}`],
        ),
      ).toEqual([
        { at: '1', by: '3', operation: 'AddUser', posts: ['1'] },
        { at: '2', by: '19', operation: 'AddUser', posts: ['2'] },
      ]);
    });
  });
});
