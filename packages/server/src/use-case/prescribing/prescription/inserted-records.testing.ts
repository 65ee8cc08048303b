import type { TaskStatus } from '@signa/core/prescribing';
import type { AnsweredTask, SavePlace, SentSave } from '@signa/fixtures/save-set';
import type { TestDatabase } from '../../../testing/test-database.js';

type InsertedTask = Omit<AnsweredTask, 'sent' | 'status'> & { readonly status: TaskStatus };

/** Existing rows that a call refers to. */
interface StoredBefore {
  readonly count: number;
  readonly version: number | null;
  readonly taskStatus: TaskStatus | null;
  readonly prescriptionOfTask: string | null;
}

/** Inserts the rows that a save requires, bypassing every rule, and reads the result of the save. */
export class InsertedRecords {
  constructor(private readonly db: TestDatabase) {}

  /** Adds what the catalog lacks and closes the sample's prescriptions, so that the test knows all of the history. */
  async ground({ seeded }: SavePlace): Promise<void> {
    for (const { id, columns } of seeded) {
      const list = Object.keys(columns).map((column, place) => `${column} = $${place + 2}`);
      await this.db.asOwner(`update signa.product set ${list.join(', ')} where id = $1`, [
        id,
        ...Object.values(columns),
      ]);
    }
    await this.db.asOwner('update signa.prescription set archived = true');
  }

  async draft({ location }: SavePlace, { draft }: SentSave): Promise<string | null> {
    if (!draft) return null;
    const [row] = await this.db.asOwner<{ id: string }>(
      `insert into signa.prescription (location_id, rx_status, archived, created_at, draft_created_at, client_id, patient_id, is_office_use, product_id, unit_per_fill, issued_at, rx_number)
      values ($1, $2, $3, now(), now(), $4, $5, $6, $7, 1, case $2 when 'Created' then now() end,
        case $2 when 'Created' then 'laid-' || nextval('signa.prescription_id') end) returning id::text`,
      [
        location.id,
        draft.rxStatus,
        draft.archived,
        draft.clientId,
        draft.patientId,
        draft.isOfficeUse,
        draft.productId,
      ],
    );
    return row?.id ?? null;
  }

  async task(
    { location }: SavePlace,
    task: InsertedTask | null,
    prescriptionId: string | null,
  ): Promise<{ id: string; uuid: string } | null> {
    if (!task) return null;
    const [row] = await this.db.asOwner<{ id: string; uuid: string }>(
      `insert into signa.task (location_id, type, status, origin, created_at, quantity_requested, client_id, patient_id, prescription_id, action, actioned_at, product_id)
      values ($1, $2, $3, 'storefront', now(), $4, $5, $6,
        coalesce($7, case $3 when 'VET_APPROVED' then (select min(id) from signa.prescription where location_id = $1) end), case when $8::timestamptz is not null then 'Answered' end, $8, $9) returning id::text, uuid::text`,
      [
        location.id,
        task.type,
        task.status,
        task.quantityRequested,
        task.clientId,
        task.patientId,
        prescriptionId,
        task.answeredAt,
        task.productId,
      ],
    );
    return row ?? null;
  }

  async standing(draftId: string | null, taskId: string | null): Promise<StoredBefore | undefined> {
    const [row] = await this.db.asOwner<StoredBefore>(
      `select (select count(*)::int from signa.prescription) as count,
        (select version from signa.prescription where id = $1) as version,
        (select status from signa.task where id = $2) as "taskStatus",
        (select prescription_id::text from signa.task where id = $2) as "prescriptionOfTask"`,
      [draftId, taskId],
    );
    return row;
  }
}
