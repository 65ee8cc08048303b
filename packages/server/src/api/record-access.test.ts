import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersNoId } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';
import { type Records, recordsAt } from './reaching.testing.js';

let server: TestServer;
let records: Records;
let archivedId: string;
let draftId: string;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase(), { EZYVET: answersNoId });
  records = await recordsAt(server, sample.wren, sample.vet);
  archivedId = await anArchivedOne();
  draftId = await aDraft();
  await server.openLookUps(sample.support, sample.wren);
});
afterAll(() => server.close());

async function aDraft(): Promise<string> {
  const [row] = await server.db.asOwner<{ id: string }>(
    `select id::text from signa.prescription where location_id = $1 and rx_status = 'Draft' and removed_at is null limit 1`,
    [sample.wren],
  );
  if (!row) throw new Error('The sample has drafts');
  return row.id;
}

async function anArchivedOne(): Promise<string> {
  const [row] = await server.db.asOwner<{ id: string }>(
    `update signa.prescription set archived = true, archived_at = now() where location_id = $1 and id = (
      select max(id) from signa.prescription where location_id = $1 and rx_status <> 'Draft' and removed_at is null)
    returning id::text`,
    [sample.wren],
  );
  if (!row) throw new Error('The sample has issued prescriptions');
  return row.id;
}

const explained = async (username: string, operation: string, record: string, as: string = sample.support) =>
  (await server.data(as, 'GetRecordAccess', { username, operation, record })).recordAccess;

/** Everything that one of these calls can change in the row, so that the next one finds it unchanged. */
const changing =
  'rx_status, decline_reason, declined_at, declined_by, removed_at, removed_by, archived, archived_at, archived_by, first_printed_at, reprint_count';
async function unchanged<T>(id: string, work: () => Promise<T>): Promise<T> {
  const [before] = await server.db.asOwner<{ row: unknown }>(
    `select to_jsonb(rx) as row from signa.prescription rx where id = $1`,
    [id],
  );
  try {
    return await work();
  } finally {
    await server.db.asOwner(
      `update signa.prescription rx set (${changing}) = (select ${changing} from jsonb_populate_record(rx, $2::jsonb)) where id = $1`,
      [id, JSON.stringify(before?.row)],
    );
  }
}

const declineReason = 'Other';
const calls: {
  readonly [N in 'DeclinePrescription' | 'DeletePrescription' | 'ArchivePrescription' | 'ReprintPrescription']: (
    id: string,
  ) => Operations[N]['variables'];
} = {
  DeclinePrescription: (id) => ({ id, input: { declineReason } }),
  DeletePrescription: (id) => ({ id, input: { declineReason } }),
  ArchivePrescription: (id) => ({ id, input: { archived: true } }),
  ReprintPrescription: (id) => ({ id }),
};

describe("preview of a user's rights on a record", () => {
  it.each([sample.vet, sample.staff, sample.admin, sample.denverVet])(
    'A-314 matches the real calls of %s',
    async (username) => {
      const said: Record<string, boolean | undefined> = {};
      const answered: Record<string, boolean> = {};
      for (const id of [draftId, records.prescriptionId, archivedId])
        for (const [operation, variables] of Object.entries(calls)) {
          const access = await explained(username, operation, id);
          said[`${operation} ${id}`] = access?.entries.some(({ isAllowed }) => isAllowed);
          const answer = await unchanged(id, () => server.call(username, operation as never, variables(id) as never));
          answered[`${operation} ${id}`] = answer.ok;
        }
      expect(said).toEqual(answered);
      expect(new Set(Object.values(said)).size).toBe(username === sample.denverVet ? 1 : 2);
    },
  );

  it('A-314 finds the location of the record and reports what is missing there', async () => {
    const access = await explained(sample.vet, 'DeclinePrescription', `prescription:${archivedId}`);
    expect(access).toMatchObject({
      record: `prescription:${archivedId}`,
      locationId: sample.wren,
      entries: [{ isAllowed: false, ways: [{ missing: [expect.stringContaining('is archived') as string] }] }],
    });
    const elsewhere = await explained(sample.denverVet, 'GetPrescription', archivedId);
    expect(elsewhere?.entries[0]?.ways[0]?.missing[0]).toContain("not assigned to the record's location");
    const { task, clientId, patientId } = records;
    for (const [operation, record] of [
      ['UpsertPrescriptionTask', task.id],
      ['UpdateLocationClient', clientId],
      ['UpdateLocationPatient', patientId],
    ] as const)
      expect((await explained(sample.vet, operation, record))?.locationId).toBe(sample.wren);
  });

  it('A-314 returns nothing for unknown users and records, and rejects operations without a single record', async () => {
    expect(await explained('nobody@signa.test', 'GetPrescription', archivedId)).toBeNull();
    expect(await explained(sample.vet, 'GetPrescription', '987654321')).toBeNull();
    for (const [operation, record] of [
      ['AddUser', '1'],
      ['GetPrescription', 'task:1'],
      ['GetPrescription', 'prescription:one'],
    ] as const)
      expect(
        await server.call(sample.support, 'GetRecordAccess', { username: sample.vet, operation, record }),
      ).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  });

  it('A-314 is available to support only', async () => {
    for (const as of [sample.vet, sample.admin])
      expect(
        await server.call(as, 'GetRecordAccess', {
          username: sample.vet,
          operation: 'GetPrescription',
          record: archivedId,
        }),
      ).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
  });
});
