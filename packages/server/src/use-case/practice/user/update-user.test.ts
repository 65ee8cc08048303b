import type { UserAssignmentInput } from '@signa/core/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccountProviderError } from '../../../integration/account/account-provider.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import {
  changedRow,
  conflict,
  forbidden,
  formOf,
  license,
  phone,
  post,
  type ReadUser,
  roles,
  RecordingProvider,
  userDesk,
} from './people.testing.js';

describeOnOneDatabase('an existing user', (make) => {
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

  const primaryOf = (userId: string) =>
    server.db.asOwner<{ location: string }>(
      'select location_id::text as location from signa.location_user where user_id = $1 and is_primary',
      [userId],
    );

  describe('reading one', () => {
    const okafor = '1';

    it("A-149 A-087 returns the assignments at locations whose users the caller can view, and all of the caller's own", async () => {
      const at = async (as: string) =>
        (await desk.read(as, okafor))?.locationsUsers.map(({ locationId }) => locationId);
      expect(await at(sample.admin)).toEqual(['1']);
      expect(await at(sample.vetadmin)).toEqual(['1', '2']);
      expect(await at(sample.vet)).toEqual(['1', '2']);
      expect(await at(sample.support)).toEqual(['1', '2']);
    });

    it('A-149 is rejected for a colleague without the right to view users, and not found from another practice', async () => {
      expect(await server.call(sample.staff, 'GetUser', { id: okafor })).toMatchObject(forbidden());
      expect(await server.data(sample.denverVet, 'GetUser', { id: okafor })).toEqual({ user: null });
    });

    it('A-092 returns a DEA number to users who manage users, its owner, and support', async () => {
      for (const as of [sample.admin, sample.vet, sample.support])
        expect((await desk.read(as, okafor))?.locationsUsers[0]?.deaLicense).toBe('FO4418263');
    });
  });

  describe('changing one', () => {
    it('A-151 A-102 changes role, employee id, and license, and adds an assignment', async () => {
      const user = await desk.added(sample.vetadmin);
      const form = changedRow(user, sample.wren, { employeeId: ' 17 ', vetLicenseState: 'VT' });
      const second = post({ locationId: sample.battenkill, roleId: roles.staff, isPrimary: false });
      const after = await desk.saved(sample.vetadmin, user.id, {
        ...form,
        locationsUsers: [...(form.locationsUsers ?? []), second],
      });
      expect(after.locationsUsers).toMatchObject([
        {
          locationId: '1',
          employeeId: '17',
          vetLicenseState: 'VT',
          version: (user.locationsUsers[0]?.version ?? 0) + 1,
        },
        { locationId: '2', role: { name: 'STAFF' }, isPrimary: false, version: 1 },
      ]);
      expect(provider.told.slice(1)).toEqual([]);
    });

    it('A-086 sends names to the provider, and stores nothing when that fails', async () => {
      const user = await desk.added(sample.admin);
      const renamed = { ...formOf(user), firstName: 'Norah' };
      provider.fault = new AccountProviderError('down', null);
      const before = await desk.fingerprint();
      expect(await desk.update(sample.admin, user.id, renamed)).toMatchObject({
        failure: { code: 'PARTNER_UNREACHABLE' },
      });
      expect(await desk.fingerprint()).toEqual(before);
      provider.fault = null;
      const after = await desk.saved(sample.admin, user.id, renamed);
      expect(after).toMatchObject({ firstName: 'Norah', version: 2 });
      expect(provider.told.at(-1)).toEqual([
        { providerId: 'at-provider-0', username: user.username },
        { username: user.username, firstName: 'Norah', lastName: 'Quist', isEnabled: true },
      ]);
    });

    it('A-087 leaves assignments at other locations unchanged and hidden', async () => {
      const before = await server.db.asOwner('select * from signa.location_user where id = 2');
      const user = await desk.read(sample.admin, '1');
      if (!user) throw new Error('Dr. Okafor is there');
      await desk.saved(sample.admin, '1', changedRow(user, sample.wren, { employeeId: '5' }));
      expect(await server.db.asOwner('select * from signa.location_user where id = 2')).toEqual(before);
      const elsewhere = { ...post({ id: '2', version: 1, locationId: sample.battenkill, isPrimary: false }) };
      const form = formOf((await desk.read(sample.admin, '1')) ?? user);
      expect(
        await desk.update(sample.admin, '1', { ...form, locationsUsers: [...form.locationsUsers, elsewhere] }),
      ).toMatchObject(forbidden());
      const unnamed = post({ locationId: sample.battenkill, isPrimary: false });
      expect(
        await desk.update(sample.admin, '1', { ...form, locationsUsers: [...form.locationsUsers, unnamed] }),
      ).toMatchObject(forbidden());
    });

    it('A-087 A-151 is rejected for users who manage users only at other locations', async () => {
      const user = await desk.added(sample.vetadmin);
      const { locationsUsers: _, ...names } = formOf(user);
      for (const form of [formOf(user), { ...names, lastName: 'Berg' }])
        expect(await desk.update(sample.staff, user.id, form)).toMatchObject(forbidden());
      expect(await desk.update(sample.denverVet, user.id, formOf(user))).toMatchObject({
        failure: { code: 'NOT_FOUND' },
      });
    });

    it("A-088 rejects deactivating oneself and changing one's own role", async () => {
      const own = await desk.read(sample.admin, '4');
      if (!own) throw new Error('The administrator is there');
      expect(await desk.update(sample.admin, '4', changedRow(own, sample.wren, { isActive: false }))).toMatchObject({
        ok: false,
      });
      expect(
        await desk.update(sample.admin, '4', changedRow(own, sample.wren, { roleId: roles.vetadmin, ...license })),
      ).toMatchObject(forbidden('You cannot change your own role. Ask someone else who manages users.'));
      expect(await desk.update(sample.admin, '4', changedRow(own, sample.wren, { employeeId: '4' }))).toMatchObject({
        ok: true,
      });
      const boss = await desk.read(sample.vetadmin, '2');
      if (!boss) throw new Error('The vet who administers is there');
      expect(
        await desk.update(sample.vetadmin, '2', changedRow(boss, sample.battenkill, { isActive: false })),
      ).toMatchObject(forbidden('You cannot deactivate yourself. Ask someone else who manages users.'));
    });

    it('A-088 lets users who can deactivate someone also reactivate them', async () => {
      const user = await desk.added(sample.vetadmin, {
        locationsUsers: [post(), post({ locationId: sample.battenkill, isPrimary: false })],
      });
      const off = await desk.saved(sample.vetadmin, user.id, changedRow(user, sample.battenkill, { isActive: false }));
      const on = await desk.saved(sample.vetadmin, user.id, changedRow(off, sample.battenkill, { isActive: true }));
      expect(on.locationsUsers.map(({ isActive }) => isActive)).toEqual([true, true]);
    });

    it('A-097 A-086 only support changes email and status of an existing account', async () => {
      const user = await desk.added(sample.admin);
      const form = formOf(user);
      expect(await desk.update(sample.admin, user.id, { ...form, email: 'other@wren.example' })).toMatchObject(
        forbidden(),
      );
      expect(await desk.update(sample.admin, user.id, { ...form, isEnabledInOkta: false })).toMatchObject(forbidden());
      expect(
        await desk.update(sample.admin, user.id, { ...form, email: user.email.toUpperCase(), isEnabledInOkta: true }),
      ).toMatchObject({ ok: true });
      const renamed = await desk.saved(sample.support, user.id, { ...form, email: 'Renamed@wren.example' });
      expect(renamed).toMatchObject({ username: 'renamed@wren.example', email: 'renamed@wren.example' });
      expect(provider.told.at(-1)?.[1].username).toBe('renamed@wren.example');
      expect(await desk.update(sample.support, user.id, { ...formOf(renamed), email: sample.denverVet })).toMatchObject(
        conflict,
      );
    });

    it('A-090 requires an active assignment among those shown', async () => {
      const user = await desk.added(sample.admin);
      expect(
        await desk.update(sample.admin, user.id, changedRow(user, sample.wren, { isActive: false })),
      ).toMatchObject({
        failure: { issues: [{ path: 'locationsUsers', message: 'At least 1 active location is required' }] },
      });
    });

    it('A-102 accepts an assignment id once and keeps its location', async () => {
      const user = await desk.added(sample.vetadmin);
      const form = formOf(user);
      const [row] = form.locationsUsers;
      if (!row) throw new Error('There is an assignment');
      expect(await desk.update(sample.vetadmin, user.id, { ...form, locationsUsers: [row, row] })).toMatchObject({
        failure: { issues: [{ path: 'locationsUsers.1.id' }] },
      });
      expect(
        await desk.update(sample.vetadmin, user.id, {
          ...form,
          locationsUsers: [{ ...row, locationId: sample.battenkill }],
        }),
      ).toMatchObject({ failure: { issues: [{ path: 'locationsUsers.0.locationId' }] } });
    });
  });

  describe("one's own account", () => {
    it('A-095 A-106 A-151 changes names and phones, and keeps names sent unchanged', async () => {
      const user = await desk.added(sample.admin, { firstName: 'Nora 2' });
      const own = { version: user.version, firstName: 'Nora 2', lastName: 'Berg', userPhones: [phone] };
      expect(await desk.update(user.username, user.id, { ...own, firstName: 'Nora 3' })).toMatchObject({
        failure: { issues: [{ path: 'firstName', message: 'Should be alphabetical characters and Space' }] },
      });
      expect(await desk.saved(user.username, user.id, own)).toMatchObject({ firstName: 'Nora 2', lastName: 'Berg' });
      expect(provider.told.at(-1)?.[1].lastName).toBe('Berg');
      expect(await desk.update(sample.staff, user.id, { ...own, version: 2 })).toMatchObject(forbidden());
    });

    it('A-100 C-037 requires a phone in both forms, and accepts each number and type once', async () => {
      const user = await desk.added(sample.admin, { userPhones: [phone, { ...phone, phoneTypeId: 1 }] });
      const { locationsUsers: _, ...own } = formOf(user);
      const forms = [
        [user.username, own],
        [sample.admin, formOf(user)],
      ] as const;
      for (const [as, form] of forms) {
        const savedWith = (userPhones: typeof own.userPhones) => desk.update(as, user.id, { ...form, userPhones });
        const refused = (path: string, message: string) => ({
          failure: { code: 'BAD_USER_INPUT', issues: [{ path, message }] },
        });
        for (const none of [[], [{ ...phone, phoneNumber: ' ' }]])
          expect(await savedWith(none)).toMatchObject(refused('userPhones', 'At least 1 phone number is required'));
        expect(await savedWith([...form.userPhones, { ...phone, phoneTypeId: 6 }])).toMatchObject(
          refused('userPhones.2.phoneTypeId', 'Choose one of the listed phone types'),
        );
        expect(await savedWith([...form.userPhones, { ...phone, phoneNumber: '5185550199' }])).toMatchObject({
          data: { updateUser: { version: user.version, userPhones: user.userPhones } },
        });
        expect(await desk.read(sample.admin, user.id)).toEqual(user);
      }
      const more = await desk.saved(user.username, user.id, {
        ...own,
        userPhones: [...own.userPhones, { ...phone, phoneTypeId: 5 }],
      });
      expect(more.userPhones.map(({ phoneTypeId, phoneNumber }) => [phoneTypeId, phoneNumber])).toEqual([
        [3, '5185550199'],
        [1, '5185550199'],
        [5, '5185550199'],
      ]);
    });

    it('A-086 A-097 A-151 does not change email, status, or assignments', async () => {
      const user = await desk.added(sample.admin);
      const { locationsUsers, ...own } = formOf(user);
      expect(await desk.update(user.username, user.id, { ...own, email: 'x@wren.example' })).toMatchObject(forbidden());
      expect(await desk.update(user.username, user.id, { ...own, isEnabledInOkta: false })).toMatchObject(forbidden());
      const employed = locationsUsers.map((row) => ({ ...row, employeeId: '9' }));
      expect(await desk.update(user.username, user.id, { ...own, locationsUsers: employed })).toMatchObject(
        forbidden(),
      );
    });
  });

  describe('two callers who change one user', () => {
    it('A-242 reports a conflict to the later one and overwrites nothing', async () => {
      const user = await desk.added(sample.admin);
      const form = formOf(user);
      const first = await desk.saved(sample.admin, user.id, { ...form, firstName: 'Norah' });
      expect(await desk.update(sample.vetadmin, user.id, { ...form, lastName: 'Berg' })).toMatchObject({
        failure: { code: 'CONFLICT', message: expect.stringContaining('Someone else changed this user') as string },
      });
      expect(await desk.read(sample.admin, user.id)).toEqual(first);
    });

    it('A-242 reports a conflict to a caller who changes an outdated assignment too', async () => {
      const user = await desk.added(sample.admin);
      await desk.saved(sample.admin, user.id, changedRow(user, sample.wren, { employeeId: '1' }));
      expect(
        await desk.update(sample.vetadmin, user.id, changedRow(user, sample.wren, { employeeId: '2' })),
      ).toMatchObject(conflict);
      const profile = user.locationsUsers[0];
      expect(
        await server.call(sample.admin, 'UpdateLocationUser', {
          id: profile?.id ?? '',
          input: { version: 1, displayName: 'Nora Berg' },
        }),
      ).toMatchObject(conflict);
    });

    it('A-242 reports a conflict to one of two concurrent callers, whatever they change', async () => {
      const user = await desk.added(sample.admin);
      const answers = await Promise.all(
        ['1', '2', '3'].map((employeeId) =>
          desk.update(sample.vetadmin, user.id, changedRow(user, sample.wren, { employeeId })),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers) if (!answer.ok) expect(answer.failure.code).toBe('CONFLICT');
    });

    it('A-242 accepts both when they change different sections', async () => {
      const user = await desk.added(sample.vetadmin, {
        locationsUsers: [post(), post({ locationId: sample.battenkill, isPrimary: false })],
      });
      await desk.saved(sample.vetadmin, user.id, changedRow(user, sample.battenkill, { employeeId: '2' }));
      const atWren = { ...changedRow(user, sample.wren, { employeeId: '1' }) };
      const own = atWren.locationsUsers?.filter(({ locationId }) => locationId === sample.wren);
      const after = await desk.saved(sample.admin, user.id, { ...atWren, locationsUsers: own ?? [] });
      expect(after.locationsUsers.map(({ employeeId }) => employeeId)).toEqual(['1']);
      expect((await desk.read(sample.vetadmin, user.id))?.locationsUsers.map(({ employeeId }) => employeeId)).toEqual([
        '1',
        '2',
      ]);
    });
  });

  describe('primary location', () => {
    const couple = () =>
      desk.added(sample.vetadmin, {
        locationsUsers: [post(), post({ locationId: sample.battenkill, isPrimary: false })],
      });
    const idAt = (user: ReadUser, locationId: string) =>
      user.locationsUsers.find((one) => one.locationId === locationId)?.id ?? '';

    it('A-089 follows the choice and is unique', async () => {
      const user = await couple();
      const form = formOf(user);
      const moved = form.locationsUsers.map((row) => ({ ...row, isPrimary: row.locationId === sample.battenkill }));
      await desk.saved(sample.vetadmin, user.id, { ...form, locationsUsers: moved });
      expect(await primaryOf(user.id)).toEqual([{ location: '2' }]);
    });

    it('A-089 moves to another active assignment when the primary one is deactivated, and back to the first that is reactivated', async () => {
      const user = await couple();
      const toggle = (id: string, isActive: boolean) =>
        server.data(sample.vetadmin, 'UpdateLocationUser', { id, input: { isActive } });
      await toggle(idAt(user, sample.wren), false);
      expect(await primaryOf(user.id)).toEqual([{ location: '2' }]);
      await toggle(idAt(user, sample.battenkill), false);
      expect(await primaryOf(user.id)).toEqual([]);
      await toggle(idAt(user, sample.battenkill), true);
      await toggle(idAt(user, sample.wren), true);
      expect(await primaryOf(user.id)).toEqual([{ location: '2' }]);
    });

    it('A-087 A-089 stays at a hidden location where a manager sees only other assignments, until one of theirs is chosen', async () => {
      const user = await couple();
      await server.data(sample.vetadmin, 'ChangePrimaryLocation', {
        userId: user.id,
        locationUserId: idAt(user, sample.battenkill),
      });
      const seen = await desk.read(sample.admin, user.id);
      if (!seen) throw new Error('The administrator sees them');
      await desk.saved(sample.admin, user.id, changedRow(seen, sample.wren, { employeeId: '3' }));
      expect(await primaryOf(user.id)).toEqual([{ location: '2' }]);
      const again = await desk.read(sample.admin, user.id);
      if (!again) throw new Error('The administrator sees them');
      await desk.saved(sample.admin, user.id, changedRow(again, sample.wren, { isPrimary: true }));
      expect(await primaryOf(user.id)).toEqual([{ location: '1' }]);
    });

    it('A-087 A-089 moves to a row sent alone, and stays where that row is inactive', async () => {
      const user = await couple();
      const alone = async (change: Partial<UserAssignmentInput>) => {
        const form = formOf((await desk.read(sample.vetadmin, user.id)) ?? user);
        const sent = form.locationsUsers.filter(({ locationId }) => locationId === sample.battenkill);
        return { ...form, locationsUsers: sent.map((row) => ({ ...row, ...change })) };
      };
      const inactive = await alone({ isPrimary: true, isActive: false });
      expect(await desk.update(sample.vetadmin, user.id, inactive)).toMatchObject({ ok: true });
      expect(await primaryOf(user.id)).toEqual([{ location: '1' }]);
      await desk.saved(sample.vetadmin, user.id, await alone({ isPrimary: true, isActive: true }));
      expect(await primaryOf(user.id)).toEqual([{ location: '2' }]);
      await desk.saved(sample.vetadmin, user.id, await alone({ isPrimary: true, employeeId: '5' }));
      expect(await primaryOf(user.id)).toEqual([{ location: '2' }]);
    });

    it('A-087 A-089 moves to an assignment added alone', async () => {
      const user = await desk.added(sample.vetadmin);
      const added = post({ locationId: sample.battenkill, roleId: roles.staff });
      const form = formOf(user);
      await desk.saved(sample.vetadmin, user.id, { ...form, locationsUsers: [{ ...added, isPrimary: false }] });
      expect(await primaryOf(user.id)).toEqual([{ location: '1' }]);
      const other = await desk.added(sample.vetadmin);
      await desk.saved(sample.vetadmin, other.id, { ...formOf(other), locationsUsers: [added] });
      expect(await primaryOf(other.id)).toEqual([{ location: '2' }]);
    });

    it('A-109 ChangePrimaryLocation moves it to an active assignment of that user only', async () => {
      const user = await couple();
      const change = (as: string, userId: string, locationUserId: string) =>
        server.call(as, 'ChangePrimaryLocation', { userId, locationUserId });
      expect(await change(user.username, user.id, idAt(user, sample.battenkill))).toMatchObject({ ok: true });
      expect(await primaryOf(user.id)).toEqual([{ location: '2' }]);
      expect(await change(sample.admin, user.id, idAt(user, sample.wren))).toMatchObject({ ok: true });
      expect(await primaryOf(user.id)).toEqual([{ location: '1' }]);
      expect(await change(sample.staff, user.id, idAt(user, sample.battenkill))).toMatchObject(forbidden());
      expect(await change(sample.vetadmin, user.id, '3')).toMatchObject({ failure: { code: 'NOT_FOUND' } });
      await server.data(sample.vetadmin, 'UpdateLocationUser', {
        id: idAt(user, sample.battenkill),
        input: { isActive: false },
      });
      expect(await change(sample.vetadmin, user.id, idAt(user, sample.battenkill))).toMatchObject({
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'locationUserId' }] },
      });
      expect(await primaryOf(user.id)).toEqual([{ location: '1' }]);
    });
  });
});
