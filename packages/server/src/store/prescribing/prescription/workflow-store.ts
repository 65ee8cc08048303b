import type { Operations } from '@signa/core/contract';
import { key } from '../../key.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { prescriptionWorkflowJson } from './workflow-json.js';

export type StoredWorkflow = Operations['upsertPrescriptionWorkflow']['data']['upsertPrescriptionWorkflow'];

const byId = select(
  fields({ workflow: prescriptionWorkflowJson }),
  'from signa.prescription_workflow w where w.location_id = $1 and w.prescription_id = $2 and w.id = $3',
);

/** A workflow assignment of this prescription. */
export async function findWorkflow(
  sql: Queryable,
  locationId: string,
  prescriptionId: string,
  id: string,
): Promise<StoredWorkflow | null> {
  const [found] = await rows(sql, byId, [locationId, prescriptionId, key(id)]);
  return found?.workflow ?? null;
}

interface WorkflowValues {
  readonly workflow_status_id: string;
  readonly workflow_location_user_id: string;
  readonly assigned_at: string;
  readonly assigned_by: string;
  readonly internal_note: string | null;
}

/** Adds an assignment or changes the named one, and returns its id. */
export async function writeWorkflow(
  tx: Queryable,
  name: { readonly locationId: string; readonly prescriptionId: string; readonly id: string | null },
  values: WorkflowValues,
): Promise<string> {
  if (name.id === null) {
    const { id } = await tx
      .insertInto('prescription_workflow')
      .values({ ...values, location_id: name.locationId, prescription_id: name.prescriptionId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  await tx
    .updateTable('prescription_workflow')
    .set(values)
    .where('location_id', '=', name.locationId)
    .where('id', '=', name.id)
    .execute();
  return name.id;
}
