import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { mayUseOffice } from '@signa/core/clients';
import { checkConflicts, gradeOf, type OtherAnimalFacts } from '@signa/core/safety';
import { type Failure, failureOf, invalidInput, type Issue, type PlainDate, type Refusal } from '@signa/core/base';
import { refusalTexts } from '@signa/core/administration';
import {
  checkDeclineReason,
  checkSentOutcome,
  conflictSubject,
  decidePrescriptionSave,
  isSaveType,
  mayIssue,
  nextTaskStatus,
  normalizePrescriptionForm,
  type PrescriptionForm,
  prescriptionFormContext,
  type PrescriptionFormFacts,
  type PrescriptionFormInput,
  type PrescriptionStep,
  type TaskStep,
} from '@signa/core/prescribing';
import type { AnsweredTask, SavePlace, SentAnswer, SentSave, StoredDraft } from '@signa/fixtures/save-set';

/** A rejection in the form that both sides report. */
type ComparedFailure = Pick<Failure, 'code' | 'message' | 'issues'>;

/** Result of a save: a rejection, or the transition with the form that is stored. */
type SaveVerdict =
  | { readonly refused: ComparedFailure }
  | { readonly refused: null; readonly step: PrescriptionStep; readonly form: PrescriptionForm };

const refusedAs = ({ code, message, issues }: Failure): SaveVerdict => ({ refused: { code, message, issues } });
const refusedBy = (refusal: Refusal): SaveVerdict => refusedAs(failureOf(refusal));
const wrong = (path: string, message: string): SaveVerdict =>
  refusedAs(invalidInput([{ path, code: 'any', message } satisfies Issue]));

/**
 * What core decides about a save, given only the sample's facts and without server or database. Only logic that is not
 * a rule of core, such as the messages for another user's request, is repeated here.
 */
export function verdictOfCore(place: SavePlace, today: PlainDate, save: SentSave): SaveVerdict {
  return refusedPlace(place, save) ?? refusedTask(place, save) ?? judgedForm(place, today, save);
}

function refusedPlace({ location }: SavePlace, { input, draft }: SentSave): SaveVerdict | null {
  if (input.locationId === location.id) return null;
  if (input.locationId !== null && input.locationId !== undefined)
    return refusedBy({ allowed: false, code: 'FORBIDDEN', reason: refusalTexts.foreignLocation });
  return draft ? null : wrong('input.locationId', 'Enter the location of the prescription');
}

/** A new prescription answers a pending request of the same client, patient, and type (P-215). */
function refusedTask(
  { location: { timeZone } }: SavePlace,
  { task, draft, input, type }: SentSave,
): SaveVerdict | null {
  if (!task || draft) return null;
  const isDraft = type === 'SaveAsDraft';
  const step = nextTaskStatus({ ...task, timeZone }, { type: isDraft ? 'saveDraft' : 'approve' });
  if (!step.allowed) return refusedBy(step);
  if (isForOtherParties(task, input))
    return wrong('prescriptionTaskToAttach.id', 'This request is for another client or patient.');
  const sent = { ...task.sent, status: isDraft ? null : task.sent.status };
  const issues = checkSentOutcome(sent, step, 'prescriptionTaskToAttach');
  return issues.length > 0 ? refusedAs(invalidInput(issues)) : null;
}

function isForOtherParties(
  task: AnsweredTask,
  { locationClientId, locationPatientId }: PrescriptionFormInput,
): boolean {
  return (
    locationClientId !== task.clientId ||
    locationPatientId !== task.patientId ||
    (task.sent.type !== null && task.sent.type !== task.type)
  );
}

/** Ids are whole numbers: 007 means 7, and any other notation matches nothing. */
function named<Row extends { readonly id: string }>(rows: readonly Row[], id: string | null): Row | null {
  if (id === null || !/^\d{1,18}$/.test(id)) return null;
  return rows.find((row) => BigInt(row.id) === BigInt(id)) ?? null;
}

/** The request in the form that its answer is validated against. */
function askedOf({ products }: SavePlace, { productId, quantityRequested }: AnsweredTask, draft: StoredDraft | null) {
  const drafted = draft && named(products, draft.productId);
  return {
    prescription: drafted && { product: drafted },
    previousPrescription: null,
    product: named(products, productId),
    quantityRequested,
  };
}

function judgedForm(place: SavePlace, today: PlainDate, { callerId, type, input, draft, task }: SentSave): SaveVerdict {
  if (!isSaveType(type)) return wrong('addPrescriptionType', 'Send AuthorizeRx, PrintRx, or SaveAsDraft');
  const parties = draft && {
    locationClientId: input.locationClientId ?? draft.clientId,
    locationPatientId: input.locationPatientId ?? draft.patientId,
  };
  const form = { ...normalizePrescriptionForm({ ...input, ...parties }), locationId: place.location.id };
  const office = mayUseOffice(place.location);
  if (form.isOfficeUse && !office.allowed) return refusedBy(office);

  const product = named(place.products, form.productId);
  const client = named(place.clients, form.locationClientId);
  const patient = named(place.patients, form.locationPatientId);
  const vet = named(place.staff, form.authorizingVet);
  const acting = named(place.staff, callerId);
  if (!acting) throw new Error('The caller does not work at the location');
  const answered = task?.status === 'PENDING' ? task : null;
  const facts: PrescriptionFormFacts = {
    entry: answered ? 'approval' : 'create',
    today,
    viewerId: acting.id,
    product,
    location: place.location,
    features: new Set(place.features),
    authorizingVets: place.staff,
    workflowUsers: place.staff,
    workflowStatuses: place.workflowStatuses,
    reasonsForCompound: place.reasonsForCompound,
    isOfficeUse: form.isOfficeUse,
    client,
    patient,
    isPatientOfClient: place.links.some(
      (link) => link.isActive && link.clientId === client?.id && link.patientId === patient?.id,
    ),
    isConsultOfPatient: form.pimsConsultId === reportedConsult,
    request: answered && askedOf(place, answered, draft),
    taskId: answered && 'the request',
    previous: null,
    draft: draft && {
      id: 'the draft',
      locationClientId: draft.clientId,
      locationPatientId: draft.patientId,
      isOfficeUse: draft.isOfficeUse,
      noteToPharmacy: null,
      writtenBy: [],
    },
    knowledge: sampleKnowledge,
    known: patient && { ...nothingElse, animals: othersOf(place, patient, client) },
  };
  const subject = conflictSubject(facts, form);
  const decision = decidePrescriptionSave({
    type,
    form,
    current: { rxStatus: draft?.rxStatus ?? null, archived: draft?.archived ?? false },
    authority: mayIssue({
      acting,
      vet,
      delegations: place.delegations,
      product: product ?? { productApprovalType: 'Rx', isControlled: false, deaSchedule: null },
      impersonating: false,
      today,
    }),
    context: prescriptionFormContext(facts, subject && gradeOf(checkConflicts(subject))),
  });
  if (!decision.allowed) return refusedAs(decision.failure);
  if (draft && typeof input.version === 'number' && input.version !== seededVersion) return refusedBy(changedMeanwhile);
  return { refused: null, step: decision.step, form: decision.form };
}

/** The only consultation that the PIMS reported, of any patient. */
export const reportedConsult = '3';

/** Patient history of a patient without any. */
const nothingElse = {
  therapy: [],
  issued: [],
  weights: [],
  declines: [],
  usage: { count: 0, median: null },
} as const;

/** The client's living animals, and those of the same name at the location. */
function othersOf(
  { patients, links }: SavePlace,
  { id, name }: { readonly id: string; readonly name: string },
  client: { readonly id: string } | null,
): OtherAnimalFacts[] {
  return patients
    .filter((other) => other.id !== id && other.isActive && !other.isDeceased && !other.isOfficeUse)
    .map((other) => ({
      ...other,
      isOfClient: links.some((link) => link.isActive && link.clientId === client?.id && link.patientId === other.id),
      clientName: null,
    }))
    .filter((other) => other.isOfClient || other.name.toLowerCase() === name.toLowerCase());
}

/** A seeded draft that was never saved since. */
const seededVersion = 1;
const changedMeanwhile: Refusal = {
  allowed: false,
  code: 'CONFLICT',
  reason:
    'Someone else changed this draft while you were editing. Reopen it to see the new version; what you typed is kept.',
};

/** What core decides about an answer by UpsertPrescriptionTask, which can only decline. */
export function verdictOfAnswer(
  { location: { timeZone } }: SavePlace,
  { task, isKnown, input }: SentAnswer,
): { readonly refused: ComparedFailure } | { readonly refused: null; readonly step: TaskStep } {
  if (!isKnown) return { refused: { code: 'NOT_FOUND', message: 'Request not found', issues: [] } };
  const reasonIssues = checkDeclineReason(input.actionReason);
  const reason = reasonIssues.length > 0 ? 'unknown' : (input.actionReason ?? '');
  const step = nextTaskStatus({ ...task, timeZone }, { type: 'decline', reason });
  if (!step.allowed) return { refused: failureOf(step) };
  const outcomeIssues = checkSentOutcome(input, step);
  const issues = outcomeIssues.length > 0 ? outcomeIssues : reasonIssues;
  return issues.length > 0 ? { refused: invalidInput(issues) } : { refused: null, step };
}
