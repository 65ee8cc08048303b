import { locationUserRowJson } from '../../practice/place/location-user-json.js';
import { columnsOf, instant, text, valueOf } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';

const ws = columnsOf('workflow_status as ws');
const w = columnsOf('prescription_workflow as w');

export const workflowStatusJson = (id: string) =>
  valueOf(
    jsonObject({ id: text(ws.id), description: ws.description }),
    `from signa.workflow_status ws where ws.id = ${id}`,
  );

/** A workflow assignment (P-191) of alias `w`. */
export const prescriptionWorkflowJson = jsonObject({
  id: text(w.id),
  prescriptionId: text(w.prescription_id),
  currentWorkflowStatusId: text(w.workflow_status_id),
  currentWorkflowStatus: workflowStatusJson('w.workflow_status_id'),
  workflowLocationUserId: text(w.workflow_location_user_id),
  workflowLocationUser: locationUserRowJson('w.location_id', 'w.workflow_location_user_id'),
  assignDate: instant(w.assigned_at),
  assignedByLocationUserId: text(w.assigned_by),
  internalNote: w.internal_note,
});
