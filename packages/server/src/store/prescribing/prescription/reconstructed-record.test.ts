import type { IssueRecord } from '@signa/core/prescribing';
import { issueRecordSchema } from '@signa/core/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { forgetIssueRecord } from '../../../testing/issue-record.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('reconstructed issue record', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  async function kept(id: string): Promise<IssueRecord | undefined> {
    const rows = await server.db.asOwner<{ content: IssueRecord }>(
      'select content from signa.issue_record where prescription_id = $1',
      [id],
    );
    return rows[0]?.content;
  }
  async function reconstructed(id: string): Promise<IssueRecord> {
    const [row] = await server.db.asOwner<{ content: IssueRecord }>(
      'select signa.reconstructed_issue_record(location_id, id) as content from signa.prescription where id = $1',
      [id],
    );
    if (!row) throw new Error('No such prescription');
    return row.content;
  }
  const rename = (id: string, name: string) =>
    server.data(sample.admin, 'UpdateLocationPatient', { input: { id, name } });
  const issue = async () =>
    (await server.data(sample.vet, 'AddPrescription', answerTo(await desk.fresh('Willow', 'approval'))))
      .addPrescription;
  /** A sample prescription without an audit, for a patient who appears in no other test. */
  async function seeded(index: number): Promise<{ id: string; patient: string; name: string }> {
    const [row] = await server.db.asOwner<{ id: string; patient: string; name: string }>(
      `select min(rx.id)::text as id, p.id::text as patient, p.name from signa.prescription rx
        join signa.patient p on p.location_id = rx.location_id and p.id = rx.patient_id
      where rx.location_id = 1 and rx.rx_status = 'Created' and not rx.archived and p.is_active and p.name <> 'Willow'
      group by p.id, p.name order by p.id offset $1 limit 1`,
      [index],
    );
    if (!row) throw new Error('The sample has issued prescriptions');
    return row;
  }

  it('P-332 P-334 has the values of the issue where the audit has them, whatever changed since', async () => {
    const rx = await issue();
    const patient = rx.locationPatient?.id ?? '';
    await rename(patient, 'Weeping Willow');
    const record = await kept(rx.id);
    await forgetIssueRecord(server.db, rx.id);
    expect(await reconstructed(rx.id)).toEqual({ ...record, checks: null });
    expect(issueRecordSchema.parse(await reconstructed(rx.id)).recordedLater).toEqual({});
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    expect(prescription?.locationPatient?.name).toBe('Willow');
    await rename(patient, 'Willow');
  });

  it("P-334 has the patient's values before the first audited change, marked with its date", async () => {
    const { id, patient, name } = await seeded(0);
    await rename(patient, 'Renamed once');
    const [entry] = await server.db.asOwner<{ at: string }>(
      `select signa.instant(max(at)) as at from signa.audit_record where subject = $1`,
      [`patient:${patient}`],
    );
    await rename(patient, 'Renamed twice');
    await forgetIssueRecord(server.db, id);
    const record = issueRecordSchema.parse(await reconstructed(id));
    expect(record.patient?.name).toBe(name);
    expect(record.recordedLater.patient).toBe(entry?.at);
    expect(Object.keys(record.recordedLater).toSorted()).toEqual(['client', 'location', 'patient', 'product', 'vet']);
  });

  it('P-334 has the values of a later audit entry of the prescription itself, marked with its date', async () => {
    const { id, name } = await seeded(1);
    await server.data(sample.vet, 'ReprintPrescription', { id });
    const [entry] = await server.db.asOwner<{ at: string }>(
      `select signa.instant(min(at)) as at from signa.audit_record where subject = $1`,
      [`prescription:${id}`],
    );
    await forgetIssueRecord(server.db, id);
    await server.db.asOwner(`update signa.client set first_name = 'Someone else' where location_id = 1`);
    const record = issueRecordSchema.parse(await reconstructed(id));
    expect(record.patient?.name).toBe(name);
    expect(record.client?.firstName).not.toBe('Someone else');
    expect(new Set(Object.values(record.recordedLater))).toEqual(new Set([entry?.at]));
  });

  it('P-334 uses current values where the audit has none, marked with the current date', async () => {
    const { id, name } = await seeded(2);
    await forgetIssueRecord(server.db, id);
    const before = Date.now() - 60_000;
    const record = issueRecordSchema.parse(await reconstructed(id));
    expect(record.patient?.name).toBe(name);
    expect(record.checks).toBeNull();
    const days = Object.values(record.recordedLater).map((at) => Date.parse(String(at)));
    expect(days).toHaveLength(5);
    for (const day of days) expect(day).toBeGreaterThan(before);
  });

  it('P-334 marks nothing of the sample, whose records are unchanged', async () => {
    const rows = await server.db.asOwner<{ later: object }>(
      `select distinct content -> 'recordedLater' as later from signa.issue_record where recorded_at < now() - interval '1 day'`,
    );
    expect(rows).toEqual([{ later: {} }]);
  });

  it('P-330 exists for every prescription issued here, and not for drafts and others', async () => {
    const rows = await server.db.asOwner<{ issued: boolean; kept: boolean }>(
      `select distinct rx.rx_status not in ('Draft', 'RejectedDraft', 'IssuedElsewhere') as issued, ir.content is not null as kept
      from signa.prescription rx left join signa.issue_record ir on ir.location_id = rx.location_id and ir.prescription_id = rx.id
      where rx.location_id > 1 order by issued`,
    );
    expect(rows).toEqual([
      { issued: false, kept: false },
      { issued: true, kept: true },
    ]);
    const [draft] = await server.db.asOwner<{ content: unknown }>(
      `select signa.reconstructed_issue_record(location_id, id) as content from signa.prescription where rx_status = 'Draft' limit 1`,
    );
    expect(draft).toEqual({ content: null });
  });
});
