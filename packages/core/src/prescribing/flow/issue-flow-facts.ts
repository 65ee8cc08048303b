import type { Issue, Verdict } from '../../base/failure/index.js';
import { patientPromptNeeded } from '../../clients/patient/index.js';
import {
  checkForeignNote,
  checkPrescriptionForm,
  isConflictUnexplained,
  modeOf,
  settlePrescriptionForm,
  type PrescriptionForm,
  type PrescriptionFormContext,
  type SaveType,
} from '../prescription/index.js';
import { isControlled, isScheduleII } from '../../catalog/product/index.js';
import { showsUnlinkedPatient, showsUnlinkedVet } from './alert.js';

/** What the screen knows when the user selects Save Draft, Authorize, or Print Rx. */
export interface IssueFlowKnowledge {
  readonly type: SaveType;
  readonly form: PrescriptionForm;
  /** `mode` is derived from the type. */
  readonly context: Omit<PrescriptionFormContext, 'mode'>;
  /** Result of `mayIssue`. */
  readonly authority: Verdict;
  /** Names of the features enabled at the location. */
  readonly features: ReadonlySet<string>;
  readonly isPatientLinked: boolean;
  /** Whether the user chose earlier today to ignore this patient's missing link. */
  readonly isLinkIgnored: boolean;
  /** The chosen vet; `null` without one. */
  readonly vet: { readonly pimsId?: string | null } | null;
  readonly patient: { readonly weight: number | null; readonly birthdate: string | null } | null;
  /** The print-after-authorizing toggle (P-100). */
  readonly printsAfterAuthorizing: boolean;
}

/** The conditions that the flow evaluates at each step. */
export interface IssueFlowFacts {
  readonly type: SaveType;
  /** The normalized form to send. */
  readonly form: PrescriptionForm;
  /** The form to send when an issue ends as a draft instead (P-071). */
  readonly draftForm: PrescriptionForm;
  /** Violations of the form, except the answer to a conflict, which is a separate step. */
  readonly issues: readonly Issue[];
  readonly authority: Verdict;
  readonly isPatientUnlinked: boolean;
  readonly isVetUnlinked: boolean;
  readonly needsPatientPrompt: boolean;
  readonly isConflictUnexplained: boolean;
  readonly needsConfirmation: boolean;
  readonly opensPrintView: boolean;
  /** The selected workflow data; `null` when incomplete. It is recorded after the save (P-103). */
  readonly workflow: { readonly workflowLocationUserId: string; readonly currentWorkflowStatusId: string } | null;
}

/**
 * Evaluates the conditions of the flow by the rules.
 *
 * @see P-068, P-071, P-088, P-096, P-100, P-101, P-102, P-103, P-105, P-232, P-319, C-124
 */
export function issueFlowFacts(knowledge: IssueFlowKnowledge): IssueFlowFacts {
  const { type, form, authority, context: known, features, vet, patient } = knowledge;
  const { product, location, conflictGrade } = known;
  const context: PrescriptionFormContext = { ...known, mode: modeOf(type) };
  const isForPatient = !form.isOfficeUse;
  return {
    type,
    // What a conflict depends on can be unknown while offline, and a retry must send the same. The server keeps the
    // reason only if its own check finds a conflict.
    form: settlePrescriptionForm(form, { ...context, conflictGrade: 'contraindicated' }),
    draftForm: settlePrescriptionForm(form, { ...context, mode: 'draft' }),
    issues: [...checkPrescriptionForm(form, { ...context, conflictGrade: null }), ...foreignNoteIssues(form, context)],
    authority,
    isPatientUnlinked:
      isForPatient && !knowledge.isLinkIgnored && showsUnlinkedPatient(location, features, knowledge.isPatientLinked),
    isVetUnlinked: isForPatient && showsUnlinkedVet(location, features, vet),
    needsPatientPrompt:
      product !== null &&
      patient !== null &&
      patientPromptNeeded({ ...product, isOfficeUse: form.isOfficeUse }, patient),
    isConflictUnexplained: isConflictUnexplained(form, conflictGrade),
    needsConfirmation: product !== null && isScheduleII(product),
    opensPrintView: opensPrintView(knowledge),
    workflow: workflowOf(form),
  };
}

/** Another user's note is not a separate step: it is confirmed or edited in the form (P-247). */
function foreignNoteIssues(form: PrescriptionForm, context: PrescriptionFormContext): readonly Issue[] {
  const issues: Issue[] = [];
  checkForeignNote(form, context, issues);
  return issues;
}

/**
 * Always for Print Rx and for a controlled product, whose hard copy is needed; otherwise by the toggle (P-100, P-101).
 */
function opensPrintView({ type, context: { product }, printsAfterAuthorizing }: IssueFlowKnowledge): boolean {
  if (type === 'SaveAsDraft') return false;
  return type === 'PrintRx' || printsAfterAuthorizing || (product !== null && isControlled(product));
}

function workflowOf({ workflowLocationUserId, currentWorkflowStatusId }: PrescriptionForm): IssueFlowFacts['workflow'] {
  if (workflowLocationUserId === null || currentWorkflowStatusId === null) return null;
  return { workflowLocationUserId, currentWorkflowStatusId };
}
