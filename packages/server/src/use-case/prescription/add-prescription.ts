import type { MutationAddPrescriptionArgs } from '@signa/core/operation';
import { checkSentOutcome, isAnswerOf } from '@signa/core/task';
import { Failure, notFound, requireNoIssues } from '../../failure/failure.js';
import { findPrescription } from '../../store/prescription/prescription-store.js';
import type { StoredPrescription } from '../../store/prescription/stored-prescription.js';
import type { StoredTask } from '../../store/task/stored-task.js';
import { lockJoined, lockTask } from '../../store/task/task-store.js';
import { requireOwnName } from '../acting.js';
import { permitRecord } from '../permit-record.js';
import { stepTask } from '../task/step-task.js';
import type { Outcome, Work } from '../work.js';
import { savePrescription } from './save-prescription.js';

/** Saves a new prescription, as the answer to a task when one is attached (P-215, P-155). */
export async function addPrescription(
  work: Work,
  args: MutationAddPrescriptionArgs,
): Promise<Outcome<StoredPrescription>> {
  const { input, addPrescriptionType: type } = args;
  const { locationId } = input;
  if (!locationId) throw missingLocation;
  permitRecord(work.actor.caller, 'AddPrescription', locationId);
  const task = args.prescriptionTaskToAttach ? await attachedTask(work, args, locationId) : null;
  const joined = task ? await lockJoined(work.tx, task) : [];
  const saved = await savePrescription(work, { locationId, type, input, draft: null, task, joined });
  if (args.prescriptionTaskToAttach)
    requireOwnName(args.prescriptionTaskToAttach.actionedByLocationUserUuid, saved.acting.uuid);
  const answer = await findPrescription(work.tx, [locationId], saved.id);
  if (!answer) throw new Error('A prescription just stored is there');
  return {
    locationId,
    answer,
    subject: `prescription:${saved.id}`,
    before: null,
    after: answer,
    others: saved.others,
    messages: saved.messages,
  };
}

const missingLocation = new Failure('BAD_USER_INPUT', 'Please name the location of the prescription', [
  { path: 'input.locationId', code: 'required', message: 'Please name the location of the prescription' },
]);

/** The task that is answered: pending, of the same client, patient and type, and not yet with a draft of its own. */
async function attachedTask(
  work: Work,
  args: MutationAddPrescriptionArgs,
  locationId: string,
): Promise<StoredTask | null> {
  const { prescriptionTaskToAttach: sent, input, addPrescriptionType } = args;
  const task = sent ? await lockTask(work.tx, [locationId], { id: sent.id }) : null;
  if (!sent || !task) throw notFound('Request');
  const step = stepTask(task, { type: addPrescriptionType === 'SaveAsDraft' ? 'saveDraft' : 'approve' });
  if (task.prescription?.rxStatus === 'Draft') {
    throw new Failure(
      'CONFLICT',
      'This request has a draft already. Open it again to work on that draft; what you typed is kept.',
    );
  }
  if (!isAnswerOf(task, { ...input, type: sent.type })) {
    throw new Failure('BAD_USER_INPUT', 'This request is for another client or patient.', [
      {
        path: 'prescriptionTaskToAttach.id',
        code: 'mismatch',
        message: 'This request is for another client or patient.',
      },
    ]);
  }
  requireNoIssues(
    checkSentOutcome(
      { ...sent, status: addPrescriptionType === 'SaveAsDraft' ? null : sent.status },
      step,
      'prescriptionTaskToAttach',
    ),
  );
  return task;
}
