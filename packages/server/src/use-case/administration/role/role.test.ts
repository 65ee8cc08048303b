import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddRoleInput, Operations, RoleModuleInput } from '@signa/core/contract';
import { installation } from '../../../store/installation.js';
import { rows } from '../../../store/statement.js';
import { uncheckedRows } from '../../../store/unchecked.testing.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { post, userDesk } from '../../practice/user/people.testing.js';

type Role = Operations['Roles']['data']['roles'][number];
type Change = Omit<Operations['UpdateRole']['variables']['input'], 'version'>;

const forbidden = { ok: false, failure: { code: 'FORBIDDEN' } };
const conflict = (message?: string) => ({ ok: false, failure: { code: 'CONFLICT', ...(message && { message }) } });
const badInput = (path: string, message: string) => ({
  ok: false,
  failure: { code: 'BAD_USER_INPUT', issues: [{ path, message }] },
});
const others = [sample.admin, sample.vetadmin, sample.vet, sample.staff, sample.support];

describeOnEveryDatabase('roles', (make) => {
  let server: TestServer;
  let moduleIds: ReadonlyMap<string, string>;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    moduleIds = new Map((await server.data(sample.staff, 'Modules', {})).modules.map(({ id, name }) => [name, id]));
  });
  afterAll(() => server.close());

  let number = 0;
  const letters = () => String.fromCodePoint(65 + Math.floor((number += 1) / 26), 65 + (number % 26));
  const choice = (name: string, rights: Omit<RoleModuleInput, 'moduleId'> = {}) => ({
    moduleId: moduleIds.get(name) ?? '',
    ...rights,
  });
  const filled = (change: Partial<AddRoleInput> = {}): AddRoleInput => ({
    name: `Technician ${letters()}`,
    canAuthorize: false,
    rolesModules: [choice('dashboard'), choice('approve')],
    ...change,
  });
  const add = (as: string, change: Partial<AddRoleInput> = {}, options = {}) =>
    server.call(as, 'AddRole', { input: filled(change) }, options);
  const added = async (change: Partial<AddRoleInput> = {}): Promise<Role> =>
    (await server.data(sample.adminSupport, 'AddRole', { input: filled(change) })).addRole;
  const update = (as: string, { id, version }: Role, input: Change, rolesModules?: RoleModuleInput[]) =>
    server.call(as, 'UpdateRole', { id, input: { version, ...input }, ...(rolesModules && { rolesModules }) });
  const saved = async (role: Role, input: Change, rolesModules?: RoleModuleInput[]): Promise<Role> => {
    const answer = await update(sample.adminSupport, role, input, rolesModules);
    if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
    return answer.data.updateRole;
  };
  const found = async (name: string): Promise<Role> => {
    const role = (await server.data(sample.staff, 'Roles', {})).roles.find((one) => one.name === name);
    if (!role) throw new Error(`No role ${name}`);
    return role;
  };
  const rightsOf = ({ rolesModules }: Role) =>
    Object.fromEntries(
      rolesModules
        .filter(({ isActive }) => isActive)
        .map(({ module, canView, canEdit, canDelete }) => [
          module.name,
          `${canView ? 'V' : ''}${canEdit ? 'E' : ''}${canDelete ? 'D' : ''}`,
        ]),
    );
  const textAbout = ({ id }: Role) =>
    server.db.asOwner<{ place: string; operation: string; username: string; was: boolean; is: boolean }>(
      `select location_id::text as place, operation, username, (before->>'canAuthorize')::boolean as was,
        (after->>'canAuthorize')::boolean as is
      from signa.audit_record where subject = $1 order by signa.audit_record.location_id, sequence`,
      [`role:${id}`],
    );
  const chainBreak = async (place: string) =>
    server.db.database.read({ locationIds: [place] }, (sql) =>
      uncheckedRows<{ broken: string | null }>(sql, 'select signa.audit_break($1)::text as broken', [place]),
    );

  describe('looking them up', () => {
    it('A-155 A-176 A-071 returns roles with their rights in each module', async () => {
      const staff = await found('STAFF');
      expect(staff).toMatchObject({ isActive: true, canAuthorize: false, icon: 'user' });
      expect(rightsOf(staff)).toMatchObject({ dashboard: 'VE', administration: 'V' });
      expect(staff.rolesModules[0]).toMatchObject({ roleId: staff.id, module: { name: 'dashboard', isActive: true } });
    });

    it('A-155 A-176 returns modules with their submodules and the roles that have them', async () => {
      const { modules } = await server.data(sample.support, 'Modules', {});
      const administration = modules.find(({ name }) => name === 'administration');
      expect(administration?.childModules.map(({ name }) => name)).toEqual([
        'usermanagement',
        'practicesettings',
        'shortcuts',
      ]);
      const reports = modules.find(({ name }) => name === 'reports');
      expect(reports).toMatchObject({ link: '/reports', childModules: [] });
      const staff = await found('STAFF');
      expect(reports?.rolesModules.some(({ roleId }) => roleId === staff.id)).toBe(false);
      expect(reports?.rolesModules.every(({ isActive }) => isActive)).toBe(true);
    });
  });

  describe('adding one', () => {
    it("A-156 A-066 A-067 stores it with its modules and audits it on the installation's chain", async () => {
      const role = await added({
        name: '  Desk Lead  ',
        canAuthorize: true,
        rolesModules: [
          choice('dashboard'),
          choice('clients', { canView: true }),
          choice('orders', { canDelete: true }),
        ],
      });
      expect(role).toMatchObject({ name: 'Desk Lead', isActive: true, canAuthorize: true, version: 1 });
      expect(rightsOf(role)).toEqual({ dashboard: 'VE', clients: 'V', orders: 'VD' });
      expect(await found('Desk Lead')).toEqual(role);
      expect(await textAbout(role)).toEqual([
        { place: installation, operation: 'AddRole', username: sample.adminSupport, was: null, is: true },
      ]);
      const [record] = await server.db.asOwner<{ after: unknown }>(
        'select after from signa.audit_record where subject = $1',
        [`role:${role.id}`],
      );
      expect(record?.after).toMatchObject({ name: 'Desk Lead', canAuthorize: true });
      expect(record?.after).toHaveProperty('rolesModules.1', {
        module: 'clients',
        ...{ isActive: true, canView: true, canEdit: false, canDelete: false },
      });
      expect(await chainBreak(installation)).toEqual([{ broken: null }]);
    });

    it('A-156 is available to the admin support group only', async () => {
      for (const as of others) expect(await add(as)).toMatchObject(forbidden);
      await server.impersonate(sample.adminSupport, sample.admin);
      expect(await add(sample.adminSupport, {}, { impersonating: sample.admin })).toMatchObject(forbidden);
      await server.data(sample.adminSupport, 'ExitImpersonation', {}, { impersonating: sample.admin });
    });

    it.each<[Partial<AddRoleInput>, string, string]>([
      [{ name: ' \u200b' }, 'name', 'Role is required.'],
      [{ name: 'ab' }, 'name', 'Role name is too small.'],
      [{ name: 'R2D2' }, 'name', 'Use only letters and spaces'],
      [{ name: 'x'.repeat(31) }, 'name', 'Enter at most 30 characters'],
      [{ rolesModules: [] }, 'rolesModules', 'Please select at least one module.'],
      [
        { rolesModules: [{ moduleId: '99' }] },
        'rolesModules.0.moduleId',
        'This module does not exist. Reload the page.',
      ],
    ])('A-066 A-067 rejects %j and stores nothing', async (change, path, message) => {
      const before = (await server.data(sample.staff, 'Roles', {})).roles;
      expect(await add(sample.adminSupport, change)).toMatchObject(badInput(path, message));
      expect((await server.data(sample.staff, 'Roles', {})).roles).toEqual(before);
    });

    it('A-066 rejects the name of an inactive role', async () => {
      const former = await added();
      await saved(former, { isActive: false });
      expect(await add(sample.adminSupport, { name: former.name.toUpperCase() })).toMatchObject(conflict());
    });

    it('A-066 rejects a name that differs only in case and spaces, also for concurrent calls', async () => {
      expect(await add(sample.adminSupport, { name: 'vet admin' })).toMatchObject(
        conflict('A role with this name already exists. Choose another name.'),
      );
      const name = `Twice ${letters()}`;
      const answers = await Promise.all(
        [name, name.toLowerCase(), name.replace(' ', '')].map((one) => add(sample.adminSupport, { name: one })),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject(conflict());
    });

    it('A-017 with the same key twice adds one role', async () => {
      const input = filled();
      const options = { idempotencyKey: `role-${input.name}` };
      const [one, again] = [
        await server.data(sample.adminSupport, 'AddRole', { input }, options),
        await server.data(sample.adminSupport, 'AddRole', { input }, options),
      ];
      expect(again).toEqual(one);
    });
  });

  describe('changing one', () => {
    it('A-067 A-156 sets its modules to those selected; a deselected link becomes inactive', async () => {
      const role = await added({ rolesModules: [choice('dashboard'), choice('orders', { canDelete: true })] });
      const changed = await saved(role, {}, [
        choice('dashboard', { canEdit: false }),
        choice('history', { canEdit: true }),
      ]);
      expect(rightsOf(changed)).toEqual({ dashboard: '', history: 'VE' });
      expect(changed.rolesModules.find(({ module }) => module.name === 'orders')).toMatchObject({ isActive: false });
      expect(changed.version).toBe(role.version + 1);
      expect(await update(sample.adminSupport, changed, {}, [])).toMatchObject(
        badInput('rolesModules', 'Please select at least one module.'),
      );
    });

    it('A-064 changes the fields sent and keeps the rest, for the admin support group only', async () => {
      const role = await added();
      const changed = await saved(role, { canAuthorize: true });
      expect(changed).toEqual({ ...role, canAuthorize: true, version: role.version + 1 });
      for (const as of others) expect(await update(as, changed, { isActive: false })).toMatchObject(forbidden);
      expect(await found(role.name)).toEqual(changed);
    });

    it('A-065 A-066 keeps what Vet can authorize and the name of every role', async () => {
      const vet = await found('VET');
      expect(await update(sample.adminSupport, vet, { canAuthorize: false })).toMatchObject(
        badInput('canAuthorize', 'The role Vet can always authorize. Choose another role for users who cannot.'),
      );
      expect(await update(sample.adminSupport, vet, { name: 'Doctor' })).toMatchObject(
        badInput('name', 'A role cannot be renamed. Add another role instead.'),
      );
      expect(await found('VET')).toEqual(vet);
    });

    it('A-267 is rejected when another user changed it in the meantime, also for concurrent calls', async () => {
      const role = await added();
      const answers = await Promise.all([
        update(sample.adminSupport, role, { canAuthorize: true }),
        update(sample.adminSupport, role, {}, [choice('history')]),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers)
        if (!answer.ok) expect(answer.failure).toMatchObject({ code: 'CONFLICT', data: { version: 2 } });
      expect(await found(role.name)).toMatchObject({ version: 2 });
      expect(
        await server.call(sample.adminSupport, 'UpdateRole', { id: '987654321', input: { version: 1 } }),
      ).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    });

    it('A-267 is recorded in the audit of the installation and of each location where a user has it', async () => {
      const role = await added();
      const desk = userDesk(server);
      for (const locationId of [sample.wren, sample.larkspur])
        await desk.added(sample.support, { locationsUsers: [post({ locationId, roleId: role.id })] });
      await saved(role, { canAuthorize: true });
      const told = { operation: 'UpdateRole', username: sample.adminSupport, was: false, is: true };
      const places = (await textAbout(role)).filter(({ operation }) => operation === 'UpdateRole');
      expect(places).toEqual([sample.wren, sample.larkspur, installation].map((place) => ({ place, ...told })));
      for (const { place } of places) expect(await chainBreak(place)).toEqual([{ broken: null }]);
    });

    it('A-156 is rejected by the database for everyone except support', async () => {
      const { id } = await added();
      const change = (directory: boolean) =>
        server.db.database.write({ locationIds: ['1'], directory }, (tx) =>
          rows(tx, 'select signa.change_role($1, true, true)', [id]),
        );
      await expect(change(false)).rejects.toThrow('for support alone');
      await change(true);
      for (const statement of [`insert into signa.role (name) values ('Taken')`, 'update signa.role set version = 1'])
        await expect(
          server.db.database.write({ locationIds: ['1'], directory: true }, (tx) => rows(tx, statement)),
        ).rejects.toThrow('permission denied');
    });
  });

  describe('preview of a change', () => {
    const effectOf = async ({ id, version }: Role, input: Change, rolesModules?: RoleModuleInput[]) =>
      (
        await server.data(sample.adminSupport, 'GetRoleEffect', {
          id,
          input: { version, ...input },
          ...(rolesModules && { rolesModules }),
        })
      ).roleEffect;
    const nobody = { locationCount: 0, peopleCount: 0, strandedCount: 0, places: [] };
    const waitingAt = async (place: string) => {
      const [row] = await server.db.asOwner<{ count: number }>(
        `select count(*)::int as count from signa.task where location_id = $1 and status = 'PENDING' and not archived`,
        [place],
      );
      return row?.count ?? 0;
    };
    /** An authorizing role, and Larkspur with only one vet, who has that role. */
    const onlyVetOf = async (name: string) => {
      const role = await added({
        name,
        canAuthorize: true,
        rolesModules: [choice('approve', { canEdit: true })],
      });
      await server.db.asOwner('update signa.location_user set is_active = false where location_id = $1', [
        sample.larkspur,
      ]);
      const person = await userDesk(server).added(sample.support, {
        firstName: 'Ada',
        lastName: 'Only',
        locationsUsers: [post({ locationId: sample.larkspur, roleId: role.id, vetLicenseState: 'CO' })],
      });
      return { role, vet: person.locationsUsers[0]?.id ?? '' };
    };

    it('A-266 is available to the admin support group only', async () => {
      const { id, version } = await added();
      for (const as of others)
        expect(await server.call(as, 'GetRoleEffect', { id, input: { version, isActive: false } })).toMatchObject(
          forbidden,
        );
    });

    it('A-263 A-266 names the rights gained and lost, and no users where no one has the role', async () => {
      const role = await added();
      expect(await effectOf(role, { canAuthorize: true }, [choice('dashboard', { canDelete: true })])).toEqual({
        gained: [{ module: 'dashboard', right: 'delete' }],
        lost: [
          { module: 'dashboard', right: 'edit' },
          { module: 'approve', right: 'view' },
          { module: 'approve', right: 'edit' },
        ],
        authority: 'gained',
        ...nobody,
      });
      expect(await effectOf(await found('STAFF'), {})).toEqual({ gained: [], lost: [], authority: null, ...nobody });
    });

    it('A-263 A-266 names its users by location, and the locations where no one could approve any more', async () => {
      const { role, vet } = await onlyVetOf(`Locum ${letters()}`);
      const stranded = await waitingAt(sample.larkspur);
      expect(stranded).toBeGreaterThan(0);
      const place = { locationId: sample.larkspur, people: ['Ada Only'], peopleCount: 1 };
      const alone = {
        locationCount: 1,
        peopleCount: 1,
        strandedCount: 1,
        places: [{ ...place, strandedRequests: stranded }],
      };
      expect(await effectOf(role, { canAuthorize: false })).toMatchObject({ authority: 'lost', ...alone });
      expect(await effectOf(role, { isActive: false })).toMatchObject({ authority: 'lost', ...alone });
      // Users who can authorize but no longer answer requests cannot approve either.
      expect(await effectOf(role, {}, [choice('dashboard')])).toMatchObject({ authority: null, ...alone });

      // Another vet there, first with an expired license and then with a valid one.
      const other = await userDesk(server).added(sample.support, {
        locationsUsers: [post({ locationId: sample.larkspur, vetLicenseState: 'CO' })],
      });
      await server.db.asOwner(`update signa.location_user set vet_license_expiration = '2020-01-01' where id = $1`, [
        other.locationsUsers[0]?.id,
      ]);
      expect(await effectOf(role, { canAuthorize: false })).toMatchObject({ strandedCount: 1 });
      await server.db.asOwner('update signa.location_user set vet_license_expiration = null where id = $1', [
        other.locationsUsers[0]?.id,
      ]);
      expect(await effectOf(role, { canAuthorize: false })).toMatchObject({
        strandedCount: 0,
        places: [{ ...place, strandedRequests: 0 }],
      });
      await server.db.asOwner('update signa.location_user set is_active = false where id = any ($1)', [
        [vet, other.locationsUsers[0]?.id],
      ]);
    });

    it('A-263 A-073 A-269 names the delegates of its users, who lose their rights with them', async () => {
      const { role, vet } = await onlyVetOf(`Deputised ${letters()}`);
      const deputy = await userDesk(server).added(sample.support, {
        firstName: 'Bo',
        lastName: 'Deputy',
        locationsUsers: [
          post({
            locationId: sample.larkspur,
            roleId: '2',
            vetLicenseNumber: null,
            vetLicenseExpiration: null,
            vetLicenseState: null,
          }),
        ],
      });
      await server.db.asOwner(
        'insert into signa.delegation (location_id, location_user_id, delegated_location_user_id) values ($1, $2, $3)',
        [sample.larkspur, vet, deputy.locationsUsers[0]?.id],
      );
      expect(await effectOf(role, { canAuthorize: false })).toMatchObject({
        peopleCount: 2,
        strandedCount: 1,
        places: [{ people: ['Ada Only', 'Bo Deputy'], peopleCount: 2 }],
      });
      // The vets can no longer answer requests, but their delegate can.
      expect(await effectOf(role, {}, [choice('dashboard')])).toMatchObject({
        peopleCount: 1,
        strandedCount: 0,
        places: [{ people: ['Ada Only'] }],
      });
      // An expired delegation neither loses rights nor keeps a location covered.
      await server.db.asOwner('update signa.delegation set last_day = current_date - 2 where location_user_id = $1', [
        vet,
      ]);
      expect(await effectOf(role, { canAuthorize: false })).toMatchObject({
        peopleCount: 1,
        places: [{ people: ['Ada Only'] }],
      });
      expect(await effectOf(role, {}, [choice('dashboard')])).toMatchObject({ strandedCount: 1 });
      await server.db.asOwner('delete from signa.delegation where location_user_id = $1', [vet]);
    });

    it('A-266 is answered by the database for support only', async () => {
      const ask = (directory: boolean) =>
        server.db.database.read({ locationIds: ['1'], directory }, (sql) =>
          rows(sql, `select signa.role_effect(3, '{3}', '{3}', '{}', '{}', now(), 50, 20)`),
        );
      await expect(ask(false)).rejects.toThrow('for support alone');
      expect(await ask(true)).toHaveLength(1);
    });
  });

  it('A-028 A-064 a deactivated role grants nothing from the next call on', async () => {
    const role = await added({ rolesModules: [choice('usermanagement')] });
    const person = await userDesk(server).added(sample.support, { locationsUsers: [post({ roleId: role.id })] });
    const asked = () => server.call(person.username, 'LocationsUsers', { locationIds: [sample.wren] });
    expect(await asked()).toMatchObject({ ok: true });
    const off = await saved(role, { isActive: false });
    expect(await asked()).toMatchObject(forbidden);
    await saved(off, { isActive: true });
    expect(await asked()).toMatchObject({ ok: true });
  });
});
