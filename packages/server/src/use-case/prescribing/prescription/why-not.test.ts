import { checkArchiveInput, mayArchive, nextPrescriptionStatus, nextTaskStatus } from '@signa/core/prescribing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, declineOf, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

const reasonOf = (verdict: { readonly allowed: boolean; readonly reason?: string }) =>
  verdict.allowed ? null : (verdict.reason ?? null);

describeOnOneDatabase('rejection reasons', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  async function issued() {
    const task = await desk.fresh('Juniper', 'approval');
    const { addPrescription } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
    return { task, id: addPrescription.id };
  }
  const archive = async (id: string, archived = true) => {
    const answer = await server.call(sample.vet, 'ArchivePrescription', { id, input: { archived } });
    return answer.ok ? null : answer.failure.message;
  };

  it("P-140 P-141 P-143 rejects archiving with the gate's message, whatever blocks it", async () => {
    const { id } = await issued();
    await server.db.asOwner(
      `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at) values (1, 'why-' || $1::text, 'N', 'in-progress', now()) returning id)
      insert into signa.order_line (location_id, order_id, external_id, prescription_id, status) select 1, o.id, 'why-' || $1::text, $1::bigint, 'in-progress' from o`,
      [id],
    );
    const open = mayArchive({ archived: false }, [{ status: 'in-progress', shipment: null }]);
    expect(await archive(id)).toBe(reasonOf(open));
    expect(await archive(id, false)).toBe(reasonOf(checkArchiveInput({ archived: false })));
    // Still in progress but marked shipped, which orders show as Shipped.
    await server.db.asOwner(`update signa.order_line set shipped = true where prescription_id = $1`, [id]);
    expect(await archive(id)).toBeNull();
    expect(await archive(id)).toBe(reasonOf(mayArchive({ archived: true }, [])));
  });

  it("P-155 P-156 P-161 rejects answering an answered request with the state machine's message, which names who and when", async () => {
    const { task } = await issued();
    const answered = await desk.task(task);
    const status = {
      status: answered.status,
      answeredBy: answered.actionedByLocationUser?.displayName ?? null,
      answeredAt: answered.actionedTimestamp,
      initiatedBy: answered.initiatedBy,
      actionReason: answered.actionReason,
      timeZone: 'America/New_York',
    } as Parameters<typeof nextTaskStatus>[0];
    const approved = await server.call(sample.vetadmin, 'AddPrescription', answerTo(task));
    expect(approved).toMatchObject({ failure: { message: reasonOf(nextTaskStatus(status, { type: 'approve' })) } });
    const declined = await server.call(sample.vetadmin, 'UpsertPrescriptionTask', declineOf(task));
    expect(declined).toMatchObject({
      failure: { message: reasonOf(nextTaskStatus(status, { type: 'decline', reason: 'Due for exam' })) },
    });
  });

  it("P-134 rejects changes of an issued prescription with the state machine's message", async () => {
    const { id } = await issued();
    const reason = 'Due for exam';
    const current = { rxStatus: 'Created', archived: false } as const;
    expect(
      await server.call(sample.vet, 'DeclinePrescription', { id, input: { declineReason: reason } }),
    ).toMatchObject({
      failure: { message: reasonOf(nextPrescriptionStatus(current, { type: 'DeclinePrescription', reason })) },
    });
  });
});
