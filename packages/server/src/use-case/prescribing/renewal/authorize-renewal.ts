import type { RenewalToAuthorizeInput } from '@signa/core/contract';
import { type IssueBatch, mayAuthorizeTogether, renewalContent, renewalGates } from '@signa/core/prescribing';
import { Failure, throwRefusal } from '../../../failure/failure.js';
import { serializeIssuing } from '../../../store/clients/patient/serialize-issuing.js';
import { key } from '../../../store/key.js';
import { activeKnowledge } from '../../../store/knowledge/active-knowledge.js';
import { listAuthorizers } from '../../../store/practice/practice/staff-store.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import { findPracticeGates } from '../../../store/prescribing/renewal/practice-gates-store.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { type Queryable, rows } from '../../../store/statement.js';
import type { Outcome, Work } from '../../work.js';
import { requireActiveParties } from '../../guard/require-unmerged.js';
import { savePrescription } from '../prescription/save-prescription.js';
import { requireTask } from '../task/require-task.js';
import { stepTask } from '../task/step-task.js';
import { loadRenewal } from './load-renewal.js';

/** One renewal of a confirmation. */
interface RenewalToAuthorize extends RenewalToAuthorizeInput {
  readonly locationId: string;
  readonly batch: IssueBatch;
  /** The names of the location's CDS services. */
  readonly externalServices: readonly string[];
}

/** An authorized renewal; a repeat of the call returns it unchanged. */
interface AuthorizedRenewal {
  readonly prescriptionTaskId: string;
  readonly prescriptionId: string;
  readonly rxNumber: string | null;
}

/**
 * Authorizes one renewal of a confirmation through the save of a single signature, if all gates pass and the user was
 * shown exactly what is signed (P-461, P-466, P-468).
 *
 * @throws Failure CONFLICT with what changed, or with the gate that failed
 */
export async function authorizeRenewal(work: Work, args: RenewalToAuthorize): Promise<Outcome<AuthorizedRenewal>> {
  const { locationId, batch, externalServices, prescriptionTaskId, shown } = args;
  const acting = await work.actAt(locationId);
  const { record: card } = await work.lock('card', { id: prescriptionTaskId });
  const { task, joined } = card;
  stepTask(task, { type: 'approve' });
  await requireActiveParties(work.tx, locationId, task);
  await lockParties(work.tx, task);
  const source = await loadRenewal(work, await requireTask(work.tx, task), {
    ...{ acting, externalServices },
    vets: await listAuthorizers(work.tx, locationId),
    active: await activeKnowledge(work.tx, { locationId, now: work.now }),
  });
  if (!source) throw new Failure('CONFLICT', 'This request has no patient. Open the request to answer it.');
  const practice = await findPracticeGates(work.tx, locationId);
  const gates = renewalGates(source, practice);
  const lines = shown.map(({ note = null, ...line }) => ({ ...line, note }));
  const verdict = mayAuthorizeTogether({ practice, gates, shown: lines, now: renewalContent(source) });
  if (!verdict.allowed) throwRefusal(verdict);
  const saved = await savePrescription(work, {
    ...{ locationId, acting, batch, externalServices, joined, task },
    type: 'AuthorizeRx',
    input: source.form,
    // Nothing that needs an answer was shown, because a clean renewal has no such warning.
    shownAlerts: [],
    externalCheckId: null,
    draft: null,
  });
  const answer = await findPrescription(work.tx, [locationId], saved.id);
  if (!answer) throw new Error('The stored prescription could not be read back');
  return {
    locationId,
    answer: { prescriptionTaskId, prescriptionId: saved.id, rxNumber: answer.rxNumber },
    subject: `prescription:${saved.id}`,
    before: null,
    after: { ...answer, batch },
    others: saved.others,
    messages: saved.messages,
  };
}

/**
 * Keeps the records that were named to the user as they are until this transaction ends: a new allergy or weight is
 * either seen here, or waits (P-468).
 */
async function lockParties(tx: Queryable, { locationId, locationPatientId, locationClientId }: StoredTask) {
  if (locationPatientId === null) return;
  await serializeIssuing(tx, locationId, locationPatientId);
  const names = [key(locationId), key(locationPatientId)];
  await rows(tx, 'select id from signa.patient where location_id = $1 and id = $2 for share', names);
  if (locationClientId === null) return;
  await rows(tx, 'select id from signa.client where location_id = $1 and id = $2 for share', [
    key(locationId),
    key(locationClientId),
  ]);
}
