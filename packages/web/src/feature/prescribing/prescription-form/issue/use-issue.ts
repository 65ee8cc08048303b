import { type Notice, noticeStay, type Verdict } from '@signa/core/base';
import {
  authorizeButton,
  controlledNotice,
  issueTypeOf,
  linkPageOf,
  mayIssue,
  modeOf,
  officeUseGroup,
  prescriptionErrorNotice,
  type SaveType,
  whatForWhom,
} from '@signa/core/prescribing';
import { patientEditedNotice, patientNotUpdatedNotice, type PromptAnswers } from '@signa/core/clients';
import { linkedId } from '@signa/core/practice';
import { controlledRefusalText, quantityInUnits } from '@signa/core/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotices } from '../../../../platform/notice/notice-context';
import { useServices } from '../../../../platform/services/services';
import { usePractice } from '../../../../platform/practice/practice';
import { failureOfError } from '../../../../client/call-error';
import { usePrinting } from '../../../../part/print/use-printing';
import { profilePath } from '../../../../part/text/party-path';
import { fullTitle } from '../../../../part/text/product-title';
import type { FormPatient, FormPrescription } from '../state/setting';
import { announceSaved } from '../unsent/saved-in-other-tab';
import type { WorkKey } from '../unsent/unsent-work';
import type { FormWork } from '../form/form-work';
import { factsOfPress } from './knowledge';
import { notSavedNotice, savedNotice } from './save-target';
import type { SaveTarget } from './save-target';
import { messageOf, refusalText } from './unanswered';
import { useIssueFlow } from './use-issue-flow';
import type { StoredAttempt } from './use-stored-attempt';
import { useSave } from './use-save';

/** A completed save. */
export interface Saved {
  readonly type: SaveType;
  readonly prescription: FormPrescription;
}

interface IssueOptions {
  readonly target: SaveTarget;
  /** The item's key among the user's unsent work, with the last attempt that got no response. */
  readonly workKey: WorkKey;
  readonly attempt: StoredAttempt;
  readonly work: FormWork;
  /** Stores weight and birth date, and resolves to the updated patient. */
  readonly answerPrompt: (answers: PromptAnswers) => Promise<FormPatient>;
  /** Whether it can be sent at all: another user may have answered it, or its client may be inactive. */
  readonly maySend: { readonly issue: Verdict; readonly draft: Verdict };
  /** Focuses the first invalid field. */
  readonly showIssues: () => void;
  /** Focuses the notice about another user's change, once loaded. */
  readonly showChange: () => void;
  readonly onSent: () => void;
  readonly onDone: (saved: Saved) => void;
}

/** The logic behind Authorize, Print Rx, and Save As Draft: rules from core, effects from here (P-096 to P-107). */
export function useIssue({
  target,
  workKey,
  attempt,
  work,
  answerPrompt,
  maySend,
  showIssues,
  showChange,
  onSent,
  onDone,
}: IssueOptions) {
  const { setting, form, act } = work;
  const { product, location } = setting;
  const { assignment, isImpersonating } = usePractice();
  const { clock } = useServices();
  const notices = useNotices();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [printsAfter, setPrintsAfter] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const printing = usePrinting();
  const { saved, save, recordWorkflow } = useSave(target, work, attempt);
  const acts = actsOn(workKey);
  const storedId = useRef<string | null>(null);
  const say = (notice: Notice, act: string | null = null) =>
    notices.show({ ...notice, object: objectOf(work, storedId.current) }, noticeStay(notice, 'prescribing'), act);
  const succeeded = (act: string, notice: Notice | null) => {
    notices.dismissErrors(act);
    if (notice) say(notice);
  };

  const vet = setting.vets.find(({ id }) => id === form.authorizingVet) ?? null;
  const authority = product
    ? mayIssue({
        acting: assignment,
        vet,
        delegations: assignment.delegatedAccess,
        product,
        impersonating: isImpersonating,
        today: setting.today,
      })
    : ({ allowed: true } as const);
  const button = authorizeButton({
    isLoading: false,
    authorizingVet: form.authorizingVet === null ? undefined : vet,
    workflowUser:
      form.workflowLocationUserId === null
        ? undefined
        : (setting.staff.find(({ id, isActive }) => id === form.workflowLocationUserId && isActive) ?? null),
    product,
    ...(work.choice ? { selection: work.choice.selection } : {}),
    hasQuantity: form.unitPerFill !== null,
    isVetLinkChecked: true,
    authority,
  });
  const facts = (type: SaveType, patient?: FormPatient) =>
    factsOfPress({ type, setting, form, authority, printsAfter, patient });

  const notSaved = (type: SaveType, error: unknown) => {
    const failure = failureOfError(error);
    if (endsSession(failure)) return;
    say(notSavedNotice(target, type, messageOf(failure, type)), acts.save);
    setRefusal(refusalText(failure));
    // The reloaded record says who changed it first, and when.
    if (failure?.code !== 'CONFLICT' && failure?.code !== 'NOT_FOUND') return;
    const names = ['GetPrescriptionTask', 'GetPrescription', 'GetSigningFacts'];
    void Promise.all(names.map((name) => cache.invalidateQueries({ queryKey: [name] }))).then(showChange);
  };

  const flow = useIssueFlow({
    savePatient: async (answers) =>
      facts(flow.snapshot.context.facts?.type ?? 'AuthorizeRx', await answerPrompt(answers)),
    save: async (request) => {
      const stored = await save(request);
      storedId.current = stored.id;
      if (target.kind === 'new') announceSaved(workKey, { prescriptionId: stored.id }, clock.now());
      return stored;
    },
    recordWorkflow,
    print: async (prescriptionId) => {
      await printing.print(prescriptionId);
      setPrinted(true);
      succeeded(acts.print, null);
    },
    openLinkPage: () => {
      const { client, patient } = setting;
      if (!client) return;
      // The link page lists clients who aren't linked. Patients of linked clients are imported or linked from the
      // profile.
      void navigate(linkedId(client) === null ? linkPageOf(client) : profilePath(client.id, patient?.id));
    },
    showIssues: ({ issues }) => {
      if (issues.some(({ message }) => message === controlledRefusalText)) say(controlledNotice, acts.save);
      showIssues();
    },
    showRefusal: ({ authority: refused }) =>
      !refused.allowed && say(notSavedNotice(target, 'AuthorizeRx', refused.reason), acts.save),
    patientSaved: () => succeeded(acts.patient, patientEditedNotice),
    patientNotSaved: () => say(patientNotUpdatedNotice, acts.patient),
    saved: (type) => {
      onSent();
      succeeded(acts.save, savedNotice(target, type));
    },
    notSaved,
    workflowFailed: (error) => say(prescriptionErrorNotice('workflow', failureOfError(error)?.message ?? null)),
    printFailed: (error) => {
      const failure = failureOfError(error);
      if (endsSession(failure)) return;
      say(prescriptionErrorNotice('print', failure?.message ?? null), acts.print);
    },
    done: () => {
      const { facts: sent } = flow.snapshot.context;
      if (saved && sent) onDone({ type: sent.type, prescription: saved });
    },
  });
  const { snapshot, send } = flow;
  const isWaitingForNote = snapshot.matches('conflict');
  const type = product ? issueTypeOf(product, location) : 'AuthorizeRx';

  const press = (pressed: SaveType) => {
    act({ type: 'submit', mode: modeOf(pressed) });
    setRefusal(null);
    send({ type: 'submit', facts: facts(pressed) });
  };
  const mayPress = maySend.issue.allowed ? button : maySend.issue;

  return {
    flow,
    saved,
    /** The printout that was recorded last. */
    recorded: printing.recorded,
    isPrinted,
    /** The previous attempt without a response; `settle` once the user knows that it didn't arrive. */
    unknown: attempt.unknown,
    settle: attempt.settle,
    printsAfter,
    setPrintsAfter,
    mayPress,
    /** Why the last press stored nothing (P-257). */
    refusal,
    isWaitingForNote,
    /** Runs the checks again after the weight was corrected (P-089). */
    recheck: (patient: FormPatient) => send({ type: 'recheck', facts: facts(type, patient) }),
    busy: !snapshot.hasTag('saving')
      ? null
      : snapshot.context.facts?.type === 'SaveAsDraft'
        ? ('draft' as const)
        : ('issue' as const),
    issue: () => mayPress.allowed && press(type),
    mayDraft: maySend.draft,
    saveDraft: () => maySend.draft.allowed && press('SaveAsDraft'),
  } as const;
}

/** The notice's subject: the product, the patient, and the stored record, if any. */
function objectOf({ setting, form }: FormWork, storedId: string | null): NonNullable<Notice['object']> {
  const { product, patient } = setting;
  const quantity =
    product && form.unitPerFill ? quantityInUnits(form.unitPerFill, product.unitMeasure?.description) : null;
  const whom = (form.isOfficeUse ? null : patient?.name) ?? officeUseGroup;
  return {
    text: whatForWhom(product && fullTitle(product), quantity, whom),
    link: storedId === null ? null : `/history/${storedId}`,
  };
}

/** These failures show their own notice and leave the page. */
function endsSession(failure: ReturnType<typeof failureOfError>): boolean {
  return failure?.code === 'UNAUTHENTICATED' || failure?.code === 'IMPERSONATION_EXPIRED';
}

/** Notice scopes of one item: the next success dismisses the errors of the same item (P-224). */
function actsOn({ locationId, subject }: WorkKey) {
  const name = (act: string) => `${act} ${locationId}/${subject}`;
  return { save: name('save'), patient: name('patient'), print: name('print') } as const;
}

export type IssueWork = ReturnType<typeof useIssue>;
