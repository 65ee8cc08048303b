import { sample } from '../testing/sample-server.js';
import type { Query } from './server-database.testing.js';

/** A client with one patient, and the rows inserted for them. */
export interface Household {
  readonly clientId: string;
  readonly patientId: string;
  /** A pending request for the patient. */
  readonly task: { readonly id: string; readonly uuid: string };
  /** An issued prescription of the patient, without any order. */
  readonly prescriptionId: string;
}

/**
 * Inserts households at Wren Street like Clementine's, each with one of her pending requests and one of her issued
 * prescriptions.
 */
export async function insertHouseholds(query: Query, size: number): Promise<Household[]> {
  await query(`set signa.locations to '{${sample.wren}}'`);
  const columns = async (table: string): Promise<string> =>
    (
      await query<{ names: string }>(
        `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
        from information_schema.columns where table_schema = 'signa' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      )
    )[0]?.names ?? '';
  const copy = async (table: string, model: string, changes: string): Promise<string> => {
    const names = await columns(table);
    return `insert into signa.${table} (${names}) select ${names
      .split(', ')
      .map((name) => `made.${name}`)
      .join(', ')} from laid, (select * from signa.${table} m where ${model} limit 1) model,
      jsonb_populate_record(null::signa.${table}, to_jsonb(model) || ${changes}) made`;
  };
  const task = `m.location_id = ${sample.wren} and m.type = 'approval' and m.status = 'PENDING' and m.origin <> 'race' and m.patient_id =
    (select p.id from signa.patient p where p.location_id = ${sample.wren} and p.name = 'Clementine' limit 1)`;
  const model = (column: string) => `m.id = (select m.${column} from signa.task m where ${task} limit 1)`;
  await query(`create temporary table laid as select n, nextval('signa.client_id') as client_id, nextval('signa.patient_id') as patient_id,
    nextval('signa.task_id') as task_id, gen_random_uuid() as task_uuid, nextval('signa.prescription_id') as prescription_id
    from generate_series(1, ${size}) n`);
  await query(
    await copy(
      'client',
      model('client_id'),
      `jsonb_build_object('id', laid.client_id, 'uuid', gen_random_uuid(), 'pims_id', null)`,
    ),
  );
  await query(
    await copy(
      'patient',
      model('patient_id'),
      `jsonb_build_object('id', laid.patient_id, 'uuid', gen_random_uuid(), 'pims_id', null)`,
    ),
  );
  await query(
    `insert into signa.patient_client (location_id, patient_id, client_id, is_primary) select ${sample.wren}, patient_id, client_id, true from laid`,
  );
  await query(
    await copy(
      'prescription',
      `m.location_id = ${sample.wren} and m.rx_status = 'Created' and not m.archived and not m.is_office_use`,
      `jsonb_build_object('id', laid.prescription_id, 'uuid', gen_random_uuid(), 'rx_number', 'race-' || laid.prescription_id,
        'client_id', laid.client_id, 'patient_id', laid.patient_id, 'expires_on', current_date + 90)`,
    ),
  );
  await query(
    await copy(
      'task',
      task,
      `jsonb_build_object('id', laid.task_id, 'uuid', laid.task_uuid, 'origin', 'race', 'client_id', laid.client_id,
        'patient_id', laid.patient_id, 'external_order_id', 'race-' || laid.n, 'previous_prescription_id', null, 'prescription_id', null)`,
    ),
  );
  const households = await query<Omit<Household, 'task'> & { taskId: string; taskUuid: string }>(
    `select client_id::text as "clientId", patient_id::text as "patientId", task_id::text as "taskId", task_uuid::text as "taskUuid",
      prescription_id::text as "prescriptionId" from laid order by n`,
  );
  const [seeded] = await query<{ tasks: number; prescriptions: number }>(
    `select (select count(*) from signa.task t join laid on laid.task_id = t.id)::integer as tasks,
      (select count(*) from signa.prescription rx join laid on laid.prescription_id = rx.id)::integer as prescriptions`,
  );
  if (seeded?.tasks !== size || seeded.prescriptions !== size)
    throw new Error(`The sample holds what a household is copied from: ${JSON.stringify(seeded)}`);
  await query('drop table laid');
  return households.map(({ taskId: id, taskUuid: uuid, ...household }) => ({ ...household, task: { id, uuid } }));
}
