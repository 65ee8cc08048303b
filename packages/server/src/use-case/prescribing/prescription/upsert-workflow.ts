import type { MutationUpsertPrescriptionWorkflowArgs } from '@signa/core/contract/resolvers';
import { eventNote, mayBeWorkedOn, savedChanges } from '@signa/core/prescribing';
import { trimmedOrNull } from '@signa/core/base';
import { Failure, throwRefusal } from '../../../failure/failure.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import {
  changePrescription,
  recordPrescriptionEvent,
} from '../../../store/prescribing/prescription/prescription-write.js';
import {
  findWorkflow,
  type StoredWorkflow,
  writeWorkflow,
} from '../../../store/prescribing/prescription/workflow-store.js';
import { requireOwnName } from '../../own-name.js';
import { requireWorkflow } from '../task/require-workflow.js';
import type { Outcome, Work } from '../../work.js';

/** Assigns a prescription's work to a user or changes the assignment, with the server's time (P-173, P-222). */
export async function upsertPrescriptionWorkflow(
  work: Work,
  { input }: MutationUpsertPrescriptionWorkflowArgs,
): Promise<Outcome<StoredWorkflow>> {
  const { record: prescription, acting } = await work.lock('prescription', { id: input.prescriptionId });
  const ours = mayBeWorkedOn(prescription);
  if (!ours.allowed) throwRefusal(ours);
  const { locationId } = prescription;
  requireOwnName(input.assignedByLocationUserId, acting.id);
  await requireWorkflow(work, locationId, input);
  const before = input.id ? await findWorkflow(work.tx, locationId, prescription.id, input.id) : null;
  if (input.id && !before) throw notOfThisPrescription;
  const id = await writeWorkflow(
    work.tx,
    { locationId, prescriptionId: prescription.id, id: input.id ?? null },
    {
      workflow_status_id: input.currentWorkflowStatusId,
      workflow_location_user_id: input.workflowLocationUserId,
      assigned_at: work.now,
      assigned_by: acting.id,
      internal_note: trimmedOrNull(input.internalNote),
    },
  );
  await changePrescription(
    work.tx,
    { locationId, id: prescription.id },
    {
      workflow_status_id: input.currentWorkflowStatusId,
      workflow_location_user_id: input.workflowLocationUserId,
    },
  );
  const changed = await findPrescription(work.tx, [locationId], prescription.id);
  await recordPrescriptionEvent(
    work.tx,
    { locationId, id: prescription.id },
    {
      at: work.now,
      kind: 'workflow',
      actor: acting.displayName,
      note: eventNote({
        changes: changed ? savedChanges(prescription, changed) : [],
        impersonatedBy: acting.impersonatedBy,
      }),
    },
  );
  const answer = await findWorkflow(work.tx, locationId, prescription.id, id);
  if (!answer) throw new Error('The stored workflow could not be read back');
  return { locationId, answer, subject: `prescription:${prescription.id}`, before, after: answer };
}

const notOfThisPrescription = new Failure(
  'BAD_USER_INPUT',
  'This workflow assignment belongs to another prescription',
  [{ path: 'input.id', code: 'mismatch', message: 'This workflow assignment belongs to another prescription' }],
);
