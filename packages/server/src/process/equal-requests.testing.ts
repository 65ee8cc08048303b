import { sample } from '../testing/sample-server.js';
import type { Task } from '../testing/task-desk.js';
import type { Call } from './caller.testing.js';
import type { Query } from './server-database.testing.js';

/** Requests of Wren Street that differ only in their ids. */
export interface EqualRequests {
  readonly keys: readonly { readonly id: string; readonly uuid: string }[];
  /** The newest prescription, audit record, and message before any of them was answered. */
  readonly before: { readonly prescription: string; readonly sequence: string; readonly message: string };
}

/** Inserts copies of Clementine's pending request, each with its own order. */
export async function insertEqualRequests(query: Query, size: number): Promise<EqualRequests> {
  const keys = await query<{ id: string; uuid: string }>(
    `insert into signa.task (location_id, type, origin, created_at, quantity_requested, remaining_qty, product_id, client_id, patient_id,
      assigned_to, external_order_id, previous_prescription_id)
    select t.location_id, t.type, 'equal', now() - n * interval '1 minute', t.quantity_requested, t.remaining_qty, t.product_id, t.client_id,
      t.patient_id, t.assigned_to, 'equal-' || n, t.previous_prescription_id
    from signa.task t join signa.patient p on p.location_id = t.location_id and p.id = t.patient_id, generate_series(1, $1::integer) n
    where t.location_id = $2 and p.name = 'Clementine' and t.type = 'approval' and t.status = 'PENDING'
    returning id::text, uuid::text`,
    [size, sample.wren],
  );
  const [before] = await query<EqualRequests['before']>(
    `select (select coalesce(max(id), 0) from signa.prescription)::text as prescription,
      (select coalesce(max(sequence), 0) from signa.audit_record where location_id = $1)::text as sequence,
      (select coalesce(max(id), 0) from signa.outbox_message)::text as message`,
    [sample.wren],
  );
  if (keys.length !== size || !before)
    throw new Error(`The sample has ${keys.length / size} pending requests of Clementine, not one`);
  return { keys, before };
}

/** The inserted requests: one is read completely, the others are like it. */
export async function tasksOf({ keys }: EqualRequests, call: Call, server: string): Promise<Task[]> {
  const [first] = keys;
  if (!first) throw new Error('No requests were inserted');
  const answer = await call(server, 'GetPrescriptionTask', first);
  const model = answer?.ok ? answer.data.prescriptionTask : null;
  if (!model) throw new Error(`The server returned no request: ${JSON.stringify(answer)}`);
  return keys.map((key) => ({ ...model, ...key }));
}

/** Results of the requests, as the prescription ids that the four records of an approval name. */
export interface RequestsState {
  readonly pending: number;
  readonly declined: number;
  /** Prescriptions of approved requests, in id order. */
  readonly approved: readonly string[];
  readonly prescriptions: readonly string[];
  readonly audited: readonly string[];
  readonly messages: readonly string[];
  /** Orders that the storefront is asked to cancel. */
  readonly cancelled: number;
  /** The first break of the location's audit chain, or null. */
  readonly auditBreak: string | null;
}

/** Reads the results of the requests directly from the database. */
export async function stateOf(query: Query, { before }: EqualRequests): Promise<RequestsState> {
  const ids = async (text: string, values: readonly unknown[]): Promise<string[]> =>
    (await query<{ id: string }>(text, values)).map(({ id }) => id).sort();
  const count = async (status: string): Promise<number> =>
    (await ids(`select id::text from signa.task where origin = 'equal' and status = $1`, [status])).length;
  await query(`select set_config('signa.locations', $1, false)`, [`{${sample.wren}}`]);
  const [chain] = await query<{ at: string | null }>('select signa.audit_break($1)::text as at', [sample.wren]);
  return {
    pending: await count('PENDING'),
    declined: await count('VET_DECLINED'),
    approved: await ids(
      `select prescription_id::text as id from signa.task where origin = 'equal' and status = 'VET_APPROVED'`,
      [],
    ),
    prescriptions: await ids(`select id::text from signa.prescription where id > $1`, [before.prescription]),
    audited: await ids(
      `select substring(subject from '^prescription:(.*)$') as id from signa.audit_record where location_id = $1 and sequence > $2 and operation = 'AddPrescription'`,
      [sample.wren, before.sequence],
    ),
    messages: await ids(
      `select payload ->> 'prescriptionId' as id from signa.outbox_message where id > $1 and kind = 'pharmacy-prescription'`,
      [before.message],
    ),
    cancelled: (
      await ids(`select id::text from signa.outbox_message where id > $1 and kind = 'storefront-cancel-order'`, [
        before.message,
      ])
    ).length,
    auditBreak: chain?.at ?? null,
  };
}
