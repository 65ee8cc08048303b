import type { OperationName } from '@signa/core/operation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/test-database.js';
import type { TestServer } from '../testing/test-server.js';

/** Records of Battenkill, where the vet has a second post. */
interface Records {
  readonly clientId: string;
  readonly patientId: string;
  readonly draftId: string;
  readonly issuedId: string;
  readonly task: { readonly id: string; readonly uuid: string };
  readonly postId: string;
}

/** How each operation that finds a record by its own id is called; the caller names no location. */
const byRecord: readonly (readonly [OperationName, (records: Records) => object])[] = [
  [
    'UpdatePrescription',
    ({ draftId: id }) => ({ id, input: { directions: 'Give 2.' }, addPrescriptionType: 'SaveAsDraft' }),
  ],
  ['DeclinePrescription', ({ draftId: id }) => ({ id, input: { declineReason: 'Due for exam' } })],
  ['DeletePrescription', ({ draftId: id }) => ({ id, input: { declineReason: 'Due for exam' } })],
  ['ArchivePrescription', ({ issuedId: id }) => ({ id, input: { archived: true } })],
  ['ReprintPrescription', ({ issuedId: id }) => ({ id })],
  [
    'upsertPrescriptionWorkflow',
    ({ issuedId: prescriptionId, postId: workflowLocationUserId }) => ({
      input: { prescriptionId, currentWorkflowStatusId: '1', workflowLocationUserId },
    }),
  ],
  [
    'UpdatePrescriptionTaskWorkflow',
    ({ task, postId: workflowLocationUserId }) => ({
      prescriptionTaskId: task.id,
      prescriptionTaskWorkflow: { currentWorkflowStatusId: '1', workflowLocationUserId },
    }),
  ],
  [
    'UpsertPrescriptionTask',
    ({ task }) => ({
      input: { uuid: task.uuid, status: 'VET_DECLINED', action: 'Declined', actionReason: 'Due for exam' },
    }),
  ],
  ['UpdateLocationPatientForConflict', ({ patientId: id }) => ({ input: { id, weight: 9, weightUnit: 'lbs' } })],
  ['UpdateLocationClient', ({ clientId: id }) => ({ input: { id, isActive: true } })],
];

describe('a record that is found by its own id', () => {
  let server: TestServer;
  let records: Records;
  const asOwner = async (statement: string) => (await server.db.asOwner<{ id: string }>(statement))[0]?.id ?? '';
  const ofBattenkill = (what: string) =>
    asOwner(`select id::text from signa.${what} and location_id = 2 order by id limit 1`);
  const call = (name: OperationName) => {
    const variables = byRecord.find(([known]) => known === name)?.[1](records);
    return server.call(sample.vet, name, variables as never);
  };

  beforeAll(async () => {
    server = await startSampleServer(await embeddedTestDatabase());
    const taskId = await ofBattenkill(`task where status = 'PENDING' and prescription_id is null`);
    records = {
      clientId: await ofBattenkill(`client where is_active and not is_office_use`),
      patientId: await ofBattenkill(`patient where is_active and not is_office_use`),
      draftId: await ofBattenkill(`prescription where rx_status = 'Draft' and removed_at is null`),
      issuedId: await ofBattenkill(`prescription where issued_at is not null and not archived`),
      task: { id: taskId, uuid: await asOwner(`select uuid::text as id from signa.task where id = ${taskId}`) },
      postId: '2',
    };
    // The other post keeps its rights: without asking at the record the vet could do it all.
    await asOwner(`insert into signa.role (name, is_active, can_authorize) values ('ONLOOKER', true, false)`);
    await asOwner(
      `update signa.location_user set role_id = (select id from signa.role where name = 'ONLOOKER') where id = 2`,
    );
  });
  afterAll(() => server.close());

  it.each(byRecord.map(([name]) => [name] as const))(
    'A-019 %s is asked at the location of the record, not at another one of the same person',
    async (name) => {
      expect(await call(name)).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    },
  );

  it('A-019 changes nothing of it, and lets it through once the role has the right', async () => {
    const [{ trail } = { trail: -1 }] = await server.db.asOwner<{ trail: number }>(
      `select count(*)::integer as trail from signa.audit_record where location_id = 2 and subject like 'patient:%'`,
    );
    expect(trail).toBe(0);
    await asOwner(
      `update signa.location_user set role_id = (select id from signa.role where name = 'VET') where id = 2`,
    );
    for (const [name] of byRecord) {
      const answer = await call(name);
      expect([name, answer.ok ? null : answer.failure.code]).not.toEqual([name, 'FORBIDDEN']);
    }
    expect(await call('UpdateLocationPatientForConflict')).toMatchObject({ ok: true });
  });
});
