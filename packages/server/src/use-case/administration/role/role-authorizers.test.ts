import { lastAuthorizerText } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Role = Operations['Roles']['data']['roles'][number];
type Change = Omit<Operations['UpdateRole']['variables']['input'], 'version'>;

/** Dr. Okafor at Wren Street. */
const okafor = '1';
const wren = sample.wren;
const text = lastAuthorizerText('Wren Street Animal Hospital', ['Dr. Maya Okafor']);
const asked = {
  ok: false,
  failure: { code: 'BAD_USER_INPUT', issues: [{ path: `input.withoutAuthorizer.${wren}`, message: text }] },
};

describeOnOneDatabase('a role that loses the right to authorize', (make) => {
  let server: TestServer;
  let role: Role;
  beforeEach(async () => {
    server = await startSampleServer(await make());
    const modules = (await server.data(sample.staff, 'Modules', {})).modules;
    const rolesModules = modules.map(({ id }) => ({ moduleId: id, canView: true, canEdit: true, canDelete: true }));
    const input = { name: 'Chief Vet', canAuthorize: true, rolesModules };
    role = (await server.data(sample.adminSupport, 'AddRole', { input })).addRole;
    // At Wren Street only Dr. Okafor can authorize, through this role; the other location has more vets.
    await server.db.asOwner(`update signa.location_user set role_id = 2 where location_id = ${wren} and id <> ${okafor}
      and role_id in (select id from signa.role where can_authorize)`);
    await server.db.asOwner(`update signa.location_user set role_id = ${role.id} where id = ${okafor}`);
  });
  afterEach(() => server.close());

  const update = (input: Change, rolesModules?: Operations['UpdateRole']['variables']['rolesModules']) =>
    server.call(sample.adminSupport, 'UpdateRole', {
      id: role.id,
      input: { version: role.version, ...input },
      ...(rolesModules && { rolesModules }),
    });
  const authorizes = async () => {
    const { locationUsersThatCanAuthorize } = await server.data(sample.admin, 'getLocationUsersThatCanAuthorize', {
      locationId: wren,
    });
    return locationUsersThatCanAuthorize.map(({ id }) => id);
  };

  it('A-485 asks for confirmation before it leaves a location without an authorizer, naming user and location', async () => {
    const view = role.rolesModules.map(({ moduleId }) => ({ moduleId, canView: true }));
    expect(await update({ canAuthorize: false })).toMatchObject(asked);
    expect(await update({ isActive: false })).toMatchObject(asked);
    // Without the prescribing modules, canAuthorize alone grants nothing.
    expect(await update({}, view)).toMatchObject(asked);
    expect(await update({ canAuthorize: false, withoutAuthorizer: ['999'] })).toMatchObject(asked);
    expect(await authorizes()).toEqual([okafor]);
    const answer = await update({ canAuthorize: false, withoutAuthorizer: [wren] });
    expect(answer).toMatchObject({ ok: true, data: { updateRole: { canAuthorize: false } } });
    expect(await authorizes()).toEqual([]);
  });

  it('A-485 asks nothing where someone else can authorize or no one could before', async () => {
    const [second] = await server.db.asOwner<{ id: string }>(
      `update signa.location_user set role_id = 3, is_active = true, vet_license_number = 'NY-1',
        vet_license_state = 'NY', vet_license_expiration = '2030-01-01'
      where id = (select min(id) from signa.location_user where location_id = ${wren} and is_active and id <> ${okafor})
      returning id::text`,
    );
    expect(await update({ isActive: false })).toMatchObject({ ok: true });
    role = { ...role, version: role.version + 1 };
    expect(await update({ isActive: true })).toMatchObject({ ok: true });
    role = { ...role, version: role.version + 1 };

    // A vet whose license has expired cannot authorize, so Dr. Okafor is the last one again.
    const ended = `update signa.location_user set vet_license_expiration = '2020-01-01' where id =`;
    await server.db.asOwner(`${ended} ${second?.id}`);
    expect(await update({ canAuthorize: false })).toMatchObject(asked);
    expect(
      await server.call(sample.admin, 'UpdateLocationUser', { id: okafor, input: { isActive: false } }),
    ).toMatchObject(asked);
    await server.db.asOwner(`${ended} ${okafor}`);
    expect(await update({ canAuthorize: false })).toMatchObject({ ok: true });
  });
});
