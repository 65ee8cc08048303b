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
import { useNotices } from '../../../platform/notice/notice-context';
import { useServices } from '../../../platform/services/services';
import { usePractice } from '../../../platform/practice/practice';
import { failureOfError } from '../../../client/call-error';
import { usePrinting } from '../../../part/print/use-printing';
import { profilePath } from '../../../part/text/party-path';
import { fullTitle } from '../../../part/text/product-title';
import type { FormPatient, FormPrescription } from '../state/setting';
import { tellSaved } from '../unsent/saved-elsewhere';
import type { WorkKey } from '../unsent/unsent-work';
import type { FormWork } from '../form/form-work';
import { factsOfPress } from './knowledge';
import { notSavedNotice, savedNotice } from './save-target';
import type { SaveTarget } from './save-target';
import { messageOf, refusalText } from './unanswered';
import { useIssueFlow } from './use-issue-flow';
import type { KeptAttempt } from './use-kept-attempt';
import { useSave } from './use-save';

/** A save that is over, with all that follows it. */
export interface Saved {
  readonly type: SaveType;
  readonly prescription: FormPrescription;
}

interface IssueNeeds {
  readonly target: SaveTarget;
  /** What is worked on, among the unsent work of the person, and what was sent for it and never answered. */
  readonly workKey: WorkKey;
  readonly attempt: KeptAttempt;
  readonly work: FormWork;
  /** Stores weight and birth date; answers the patient with them. */
  readonly answerPrompt: (answers: PromptAnswers) => Promise<FormPatient>;
  /** Whether it can be sent at all: somebody else may have answered it meanwhile, or its client be inactive. */
  readonly maySend: { readonly issue: Verdict; readonly draft: Verdict };
  /** Puts the focus on the first field that is wrong. */
  readonly showIssues: () => void;
  /** Brings up what somebody else did meanwhile, once it is read. */
  readonly showChange: () => void;
  readonly onSent: () => void;
  readonly onDone: (saved: Saved) => void;
}

/** Everything behind Authorize, Print Rx and Save As Draft: rules from core, effects from here (P-096 to P-107). */
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
}: IssueNeeds) {
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
  const { saved, save, recordWorkflow } = useSave(target, attempt);
  const acts = actsOn(workKey);
  const storedId = useRef<string | null>(null);
  const say = (notice: Notice, act: string | null = null) =>
    notices.say({ ...notice, object: objectOf(work, storedId.current) }, noticeStay(notice, 'prescribing'), act);
  const succeeded = (act: string, notice: Notice | null) => {
    notices.takeBack(act);
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
    // Who was faster, and when, stands in what was worked on.
    if (failure?.code !== 'CONFLICT' && failure?.code !== 'NOT_FOUND') return;
    const names = ['GetPrescriptionTask', 'GetPrescription'];
    void Promise.all(names.map((name) => cache.invalidateQueries({ queryKey: [name] }))).then(showChange);
  };

  const flow = useIssueFlow({
    savePatient: async (answers) =>
      facts(flow.snapshot.context.facts?.type ?? 'AuthorizeRx', await answerPrompt(answers)),
    save: async (request) => {
      const stored = await save(request);
      storedId.current = stored.id;
      if (target.kind === 'new') tellSaved(workKey, { prescriptionId: stored.id }, clock.now());
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
      // The link page lists clients who are not linked; a patient of another is imported or linked from the profile.
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
    /** The paper that was recorded last. */
    recorded: printing.recorded,
    isPrinted,
    /** What was sent for this work before and never answered; `settle` once the person knows that it did not arrive. */
    unknown: attempt.unknown,
    settle: attempt.settle,
    printsAfter,
    setPrintsAfter,
    mayPress,
    /** Why the last press stored nothing (P-257). */
    refusal,
    isWaitingForNote,
    /** The weight was corrected (P-089). */
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

/** What is prescribed and for whom, and its record once there is one. */
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

/** Those have their own notice and leave the page. */
function endsSession(failure: ReturnType<typeof failureOfError>): boolean {
  return failure?.code === 'UNAUTHENTICATED' || failure?.code === 'IMPERSONATION_EXPIRED';
}

/** The acts of one piece of work among notices: the next success takes back the errors of the same one (P-224). */
function actsOn({ locationId, subject }: WorkKey) {
  const name = (act: string) => `${act} ${locationId}/${subject}`;
  return { save: name('save'), patient: name('patient'), print: name('print') } as const;
}

export type IssueWork = ReturnType<typeof useIssue>;
