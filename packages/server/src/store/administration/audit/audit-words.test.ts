import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { embeddedTestDatabase } from '../../../testing/embedded-test-database.js';
import type { TestServer } from '../../../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
});
afterAll(() => server.close());

const newest = async (raw = false) => {
  const { audit } = await server.data(sample.admin, 'GetAudit', { locationId: sample.wren, take: 1, raw });
  const [entry] = audit.data;
  if (!entry) throw new Error('The audit has an entry');
  return entry;
};

describe('audit entries in words', () => {
  /** STAFF, with rights sent in a different order than stored. */
  async function takeEditOfClients(): Promise<void> {
    const { roles } = await server.data(sample.adminSupport, 'Roles', { filter: 'STAFF' });
    const staff = roles.find(({ name }) => name === 'STAFF');
    if (!staff) throw new Error('The sample has the role STAFF');
    const rolesModules = staff.rolesModules
      .filter(({ isActive }) => isActive)
      .map(({ module, canView, canEdit, canDelete }) => ({
        ...{ moduleId: module.id, canView, canDelete, canEdit: canEdit && module.name !== 'clients' },
      }));
    await server.data(sample.adminSupport, 'UpdateRole', {
      ...{ id: staff.id, input: { version: staff.version }, rolesModules: rolesModules.toReversed() },
    });
  }

  it('A-426 A-428 names the right of a changed role, and includes its stored value on request', async () => {
    await takeEditOfClients();
    const entry = await newest();
    expect(entry).toMatchObject({ action: 'Changed a role', record: 'Role STAFF', rawChanges: null });
    expect(entry.changes).toEqual([{ field: 'STAFF · Clients: edit', before: 'Yes', after: 'No' }]);
    expect((await newest(true)).rawChanges).toEqual([
      { path: 'version', before: '1', after: '2' },
      { path: 'rolesModules[module=clients].canEdit', before: 'true', after: 'false' },
    ]);
  });

  it('A-426 A-427 names the vet and the delegate of a delegation', async () => {
    const [vet, staff] = await Promise.all([sample.vet, sample.staff].map(locationUser));
    await server.data(sample.vet, 'AddDelegatedUser', {
      delegations: [{ locationUserId: vet ?? '', delegatedLocationUserId: staff ?? '', lastDay: '2099-11-25' }],
    });
    const { changes, record } = await newest();
    expect(record).toBe('User Maya Okafor');
    expect(changes).toEqual([
      {
        field: 'Can authorize for Maya Okafor',
        before: 'Priya Natarajan',
        after: 'Priya Natarajan, through 11-25-2099',
      },
    ]);
  });

  it('A-427 names a request by patient and product', async () => {
    const [task] = await server.db.asOwner<{ id: string; name: string; title: string }>(
      `select t.id::text, p.name, o.title from signa.task t join signa.patient p on p.location_id = t.location_id and p.id = t.patient_id
        join signa.product o on o.id = t.product_id where t.location_id = 1 and t.status = 'PENDING' order by t.id limit 1`,
    );
    await server.data(sample.vet, 'UpdatePrescriptionTaskWorkflow', {
      prescriptionTaskId: task?.id ?? '',
      prescriptionTaskWorkflow: {
        ...{ currentWorkflowStatusId: '1', workflowLocationUserId: await locationUser(sample.vet) },
      },
    });
    const { changes, record } = await newest();
    expect(record).toBe(`Request for ${task?.name}, ${task?.title}`);
    expect(changes).toContainEqual({ field: 'Assigned to', before: null, after: 'Dr. Maya Okafor' });
  });

  async function locationUser(username: string): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      'select u.id::text from signa.location_user u join signa.app_user a on a.id = u.user_id where a.username = $1 and u.location_id = 1',
      [username],
    );
    return row?.id ?? '';
  }
});
