import { mayUseOffice } from '@signa/core/clients';
import { checkConflicts, gradeOf } from '@signa/core/safety';
import { type Alert, alertName, alertsOf, unseenAlerts, unseenAlertsText } from '@signa/core/administration';
import {
  conflictSubject,
  decidePrescriptionSave,
  isSaveType,
  leavesAt,
  mayIssue,
  normalizePrescriptionForm,
  type PrescriptionForm,
  prescriptionFormContext,
  type SaveType,
} from '@signa/core/prescribing';
import type { ControlFacts } from '@signa/core/catalog';
import type { DelegationFacts } from '@signa/core/practice';
import { todayIn } from '@signa/core/base';
import { Failure, throwRefusal } from '../../../failure/failure.js';
import { findDelegationsForUpdate } from '../../../store/practice/delegation/delegation-store.js';
import { serializeIssuing } from '../../../store/clients/patient/serialize-issuing.js';
import { type FormFacts, loadFormFacts } from '../../../store/prescribing/prescription/form-facts.js';
import { type ActiveKnowledge, activeKnowledge } from '../../../store/knowledge/active-knowledge.js';
import { loadSigningFacts, type StoredSigningFacts } from '../../../store/prescribing/signing/signing-facts.js';
import type { StoredTask } from '../../../store/prescribing/task/stored-task.js';
import { changeTask } from '../../../store/prescribing/task/task-write.js';
import { requireActiveParties } from '../../guard/require-unmerged.js';
import { joinedChanges } from '../task/joined-changes.js';
import { stepTask } from '../task/step-task.js';
import type { OutgoingMessage } from '../../../store/outgoing-message.js';
import type { SubjectChange, Work } from '../../work.js';
import { loadedFormFacts } from './loaded-form-facts.js';
import { pharmacyMessage } from './pharmacy-message.js';
import type { AllowedSave, Save } from './save.js';
import { storePrescription } from './store-prescription.js';
import { writeBackMessages } from './write-back-message.js';

export interface Saved {
  readonly id: string;
  readonly messages: readonly OutgoingMessage[];
  /** Changes of the other requests on the card. */
  readonly others: readonly SubjectChange[];
}

/**
 * Saves a draft or issues a prescription, with its request. Core has the rules and the database the facts; both rows
 * change in the caller's transaction or neither does (P-003, P-005, P-007, P-122 to P-125, P-155, P-158).
 */
export async function savePrescription(work: Work, save: Save): Promise<Saved> {
  const type = saveType(save.type);
  const form = { ...normalizePrescriptionForm(save.input), locationId: save.locationId };
  const facts = await loadFormFacts(work.tx, { ...form, locationId: save.locationId });
  // Checked after reading: rows removed by a concurrent merge would otherwise be reported for another reason.
  await requireActiveParties(work.tx, save.locationId, form);
  requireOfficeUse(form, facts);
  if (type !== 'SaveAsDraft' && form.locationPatientId !== null && !form.isOfficeUse)
    await serializeIssuing(work.tx, save.locationId, form.locationPatientId);
  const known = await signingFactsOf(work, save, form);
  const delegations = await lockDelegationsOf(work, save, type, form);
  const active = await activeKnowledge(work.tx, { locationId: save.locationId, now: work.now });
  const allowedSave = decide(work, { ...save, delegations, active }, type, form, facts, known);
  const id = await storePrescription(work, save, allowedSave);
  for (const task of save.task ? [save.task, ...save.joined] : []) await answerTask(work, task, id, allowedSave);
  const { product } = facts;
  return {
    id,
    messages: allowedSave.step.issued && product ? messagesOf(work, id, { ...facts, product }) : [],
    others: await joinedChanges(work, save.joined),
  };
}

/** What leaves once the signature can no longer be undone (P-480). */
function messagesOf(
  { now }: Work,
  prescriptionId: string,
  facts: FormFacts & { readonly product: ControlFacts },
): readonly OutgoingMessage[] {
  const notBefore = leavesAt(now, facts);
  return [pharmacyMessage(prescriptionId, notBefore), ...writeBackMessages({ prescriptionId, notBefore }, facts)];
}

/**
 * The locked delegation of the named vet. A concurrent revocation is either visible here or waits until this save
 * commits. Drafts are not authorized and need none.
 */
async function lockDelegationsOf(
  { tx }: Work,
  { acting, locationId }: Save,
  type: SaveType,
  { authorizingVet }: PrescriptionForm,
): Promise<readonly DelegationFacts[]> {
  const known = acting.assignment.delegatedAccess;
  if (type === 'SaveAsDraft' || authorizingVet === null || known.length === 0) return [];
  return await findDelegationsForUpdate(tx, { locationId, vetId: authorizingVet, delegateId: acting.id });
}

/** Patient history; none for office use. */
async function signingFactsOf(
  work: Work,
  { locationId }: Save,
  form: PrescriptionForm,
): Promise<StoredSigningFacts | null> {
  const { locationPatientId, locationClientId, productId, isOfficeUse } = form;
  if (locationPatientId === null || isOfficeUse) return null;
  return loadSigningFacts(work.tx, { locationId, locationPatientId, locationClientId, productId }, work.now);
}

function saveType(text: string): SaveType {
  if (isSaveType(text)) return text;
  throw new Failure('BAD_USER_INPUT', 'Send AuthorizeRx, PrintRx, or SaveAsDraft', [
    { path: 'addPrescriptionType', code: 'unknown', message: 'Send AuthorizeRx, PrintRx, or SaveAsDraft' },
  ]);
}

function decide(
  work: Work,
  save: Save & { readonly delegations: readonly DelegationFacts[]; readonly active: ActiveKnowledge },
  type: SaveType,
  form: PrescriptionForm,
  facts: FormFacts,
  known: StoredSigningFacts | null,
): AllowedSave {
  const today = todayIn(facts.location.timeZone, work.now);
  const { acting, draft, delegations, active } = save;
  const { knowledge, overrides } = active;
  const formFacts = loadedFormFacts({ ...save, viewerId: acting.id, facts, known, today }, form);
  const subject = conflictSubject(formFacts, form);
  // The server checks the conflicts itself (P-088, P-231).
  const report = subject && checkConflicts(subject);
  const alerts = report ? alertsOf(report) : [];
  if (type !== 'SaveAsDraft') requireShown(alerts, save.shownAlerts, active);
  const decision = decidePrescriptionSave({
    type,
    form,
    current: { rxStatus: draft?.rxStatus ?? null, archived: draft?.archived ?? false },
    authority: mayIssue({
      acting: acting.assignment,
      vet: facts.vet,
      delegations,
      product: formFacts.product ?? nothingChosen,
      impersonating: acting.impersonatedBy !== null,
      today,
    }),
    context: prescriptionFormContext(formFacts, report && gradeOf(report)),
  });
  if (!decision.allowed) throw new Failure(decision.failure.code, decision.failure.message, decision.failure.issues);
  const { form: settled, step } = decision;
  return {
    ...{ form: settled, step, acting, facts, today, alerts, knowledge },
    check: subject && report && { subject, report, overrides },
  };
}

/** Nothing is signed against a warning that the signing user did not see (P-409). */
function requireShown(
  alerts: readonly Alert[],
  shown: readonly string[] | null,
  { knowledge }: Pick<ActiveKnowledge, 'knowledge'>,
): void {
  const unseen = unseenAlerts(alerts, shown);
  if (unseen.length > 0)
    throw new Failure('CONFLICT', unseenAlertsText(unseen.map(({ rule }) => alertName(rule, knowledge))));
}

/** */
function requireOfficeUse({ isOfficeUse }: PrescriptionForm, { location }: FormFacts): void {
  const verdict = mayUseOffice(location);
  if (isOfficeUse && !verdict.allowed) throwRefusal(verdict);
}

/** Used when no product was selected; the form rules then require one. */
const nothingChosen = { productApprovalType: 'Rx', isControlled: false, deaSchedule: null } as const;

/** Sets the prescription's id on the request, which is answered when the prescription is issued (P-155, P-158). */
async function answerTask(
  work: Work,
  task: StoredTask,
  prescriptionId: string,
  { step, acting }: AllowedSave,
): Promise<void> {
  const taken = stepTask(task, { type: step.issued ? 'approve' : 'saveDraft' });
  const answered = taken.to === 'PENDING' ? {} : { actioned_at: work.now, actioned_by: acting.id };
  await changeTask(
    work.tx,
    { locationId: task.locationId, id: task.id },
    {
      status: taken.to,
      prescription_id: prescriptionId,
      ...(taken.action && { action: taken.action }),
      ...answered,
    },
  );
}
