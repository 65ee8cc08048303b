import { declineOfClientChange, declineOfPatientChange } from '@signa/core/clients';
import { systemInitiator } from '@signa/core/prescribing';
import { findClient } from '../../../store/clients/client/client-store.js';
import { findPatient } from '../../../store/clients/patient/patient-store.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import { restoreDraft } from '../../../store/prescribing/prescription/restore-draft.js';
import type { StoredPrescription } from '../../../store/prescribing/prescription/stored-prescription.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { changeTask } from '../../../store/prescribing/task/task-write.js';
import type { SubjectChange, Work } from '../../work.js';
import { recordDecline } from '../decline/record-decline.js';
import { joinedChanges } from '../task/joined-changes.js';
import { requireTask } from '../task/require-task.js';
import { stepTask } from '../task/step-task.js';

/**
 * Puts the requests that an undone prescription answered back into the queue, with the draft that was signed if there
 * was one (P-482). If the client or patient has become inactive since, they are declined like the other pending
 * requests (C-075, C-076).
 *
 * @param answered - locked, with the status of an approval
 * @returns the changes of the requests and the draft, for the audit
 */
export async function releaseRequests(
  work: Work,
  prescription: StoredPrescription,
  answered: readonly StoredTask[],
): Promise<SubjectChange[]> {
  const { locationId } = prescription;
  const [draft] = prescription.draftCreateDate === null ? [] : [await restoreDraft(work.tx, prescription)];
  for (const task of answered) {
    const { to } = stepTask(task, { type: 'undo' });
    await changeTask(
      work.tx,
      { locationId, id: task.id },
      {
        ...{ status: to, prescription_id: draft ?? null },
        ...{ action: null, action_reason: null, actioned_at: null, actioned_by: null },
      },
    );
  }
  if (answered.length > 0) await declineForInactive(work, prescription, answered);
  const requests = await joinedChanges(work, answered);
  if (draft === undefined) return requests;
  const after = await findPrescription(work.tx, [locationId], draft);
  return [...requests, { subject: `prescription:${draft}`, before: null, after }];
}

const living = { isActive: true, isDeceased: false, deceasedDate: null };

async function declineForInactive(
  work: Work,
  { locationId, locationClientId, locationPatientId }: StoredPrescription,
  tasks: readonly StoredTask[],
): Promise<void> {
  const client = locationClientId && (await findClient(work.tx, [locationId], locationClientId));
  const patient = locationPatientId && (await findPatient(work.tx, [locationId], locationPatientId));
  const reason =
    (patient ? declineOfPatientChange(living, patient) : null) ??
    (client ? declineOfClientChange(living, client) : null);
  if (reason === null) return;
  for (const { locationId: at, id, uuid } of tasks) {
    const task = await requireTask(work.tx, { locationId: at, id, uuid });
    stepTask(task, { type: 'declineBySystem' });
    await recordDecline(work, task, { reason, by: system, initiatedBy: systemInitiator });
  }
}

const system = { id: null, displayName: systemInitiator };
