import type { MutationAddPrescriptionArgs } from '@signa/core/contract/resolvers';
import { checkSentOutcome, isAnswerOf } from '@signa/core/prescribing';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { Card } from '../../guard/record-kinds.js';
import { requireActiveParties } from '../../guard/require-unmerged.js';
import { requireOwnName } from '../../own-name.js';
import { stepTask } from '../task/step-task.js';
import type { Outcome, Work } from '../../work.js';
import type { ExternalServicesAt } from './save.js';
import { savePrescription } from './save-prescription.js';

/** Saves a new prescription, as the answer to a request when one is attached (P-215, P-155). */
export async function addPrescription(
  work: Work,
  args: MutationAddPrescriptionArgs,
  externalServicesAt: ExternalServicesAt,
): Promise<Outcome<StoredPrescription>> {
  const { input, addPrescriptionType: type } = args;
  const { locationId } = input;
  if (!locationId) throw missingLocation;
  const acting = await work.actAt(locationId);
  const { task, joined } = (await attachedCard(work, args)) ?? { task: null, joined: [] };
  const saved = await savePrescription(work, {
    ...{ locationId, acting, type, input, draft: null, batch: null, task, joined },
    shownAlerts: args.shownAlerts ?? null,
    externalCheckId: args.externalCheckId ?? null,
    externalServices: externalServicesAt(locationId),
  });
  requireOwnName(args.prescriptionTaskToAttach?.actionedByLocationUserUuid, acting.uuid);
  const answer = await findPrescription(work.tx, [locationId], saved.id);
  if (!answer) throw new Error('The stored prescription could not be read back');
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

const missingLocation = new Failure('BAD_USER_INPUT', 'Enter the location of the prescription', [
  { path: 'input.locationId', code: 'required', message: 'Enter the location of the prescription' },
]);

/** The request being answered: pending, of the same client, patient, and type, and without a draft. */
async function attachedCard(work: Work, args: MutationAddPrescriptionArgs): Promise<Card | null> {
  const { prescriptionTaskToAttach: sent, input, addPrescriptionType } = args;
  if (!sent) return null;
  const { record: card } = await work.lock('card', { id: sent.id });
  const { task } = card;
  await requireActiveParties(work.tx, card.locationId, input);
  const step = stepTask(task, { type: addPrescriptionType === 'SaveAsDraft' ? 'saveDraft' : 'approve' });
  if (task.prescription?.rxStatus === 'Draft') {
    throw new Failure(
      'CONFLICT',
      'This request already has a draft. Reopen the request to work on that draft; what you typed is kept.',
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
  return card;
}
