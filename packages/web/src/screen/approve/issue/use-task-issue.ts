import { noticeStay } from '@signa/core/failure';
import type { Notice, Verdict } from '@signa/core/failure';
import { linkPageOf } from '@signa/core/flow';
import type { PromptAnswers } from '@signa/core/patient';
import { patientEditedNotice, patientNotUpdatedNotice } from '@signa/core/patient';
import {
  authorizeButton,
  controlledNotice,
  issueTypeOf,
  mayIssue,
  modeOf,
  prescriptionErrorNotice,
} from '@signa/core/prescription';
import type { SaveType } from '@signa/core/prescription';
import { controlledRefusalText } from '@signa/core/product';
import { taskErrorNotice, taskSuccessNotices } from '@signa/core/task';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotices } from '../../../app/notice/notice-context';
import { usePractice } from '../../../app/session/practice';
import { failureOfError } from '../../../client/call-error';
import { factsOfPress } from '../../../part/prescription-form/issue/knowledge';
import { useIssueFlow } from '../../../part/prescription-form/issue/use-issue-flow';
import type { FormPatient } from '../../../part/prescription-form/setting';
import type { FormWork } from '../../../part/prescription-form/use-prescription-form';
import { printNow } from '../../print/print-now';
import type { FullTask } from '../queue/rows';
import { useSaveTask } from './use-save-task';

export interface TaskIssueNeeds {
  readonly task: FullTask;
  readonly work: FormWork;
  /** Stores weight and birth date; answers the patient with them. */
  readonly answerPrompt: (answers: PromptAnswers) => Promise<FormPatient>;
  /** Somebody else answered it meanwhile: it cannot be sent any more. */
  readonly isTaken: Verdict;
  /** Puts the focus on the first field that is wrong. */
  readonly showIssues: () => void;
  readonly onSent: () => void;
  readonly onDone: () => void;
}

/** Everything behind Authorize, Print Rx and Save As Draft of a request: rules from core, effects from here (P-096 to P-107). */
export function useTaskIssue({ task, work, answerPrompt, isTaken, showIssues, onSent, onDone }: TaskIssueNeeds) {
  const { setting, form, act } = work;
  const { product, location } = setting;
  const { assignment, isImpersonating } = usePractice();
  const notices = useNotices();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [printsAfter, setPrintsAfter] = useState(false);
  const { saved, save, recordWorkflow, isUpdate } = useSaveTask(task);
  const say = (notice: Notice) => notices.say(notice, noticeStay(notice, 'prescribing'));

  const vet = setting.vets.find(({ id }) => id === form.authorizingVet) ?? null;
  const authority = product
    ? mayIssue({
        acting: assignment,
        vet,
        delegations: assignment.delegatedAccess,
        product,
        impersonating: isImpersonating,
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
    isVetLinkChecked: true,
    authority,
  });
  const facts = (type: SaveType, patient?: FormPatient) =>
    factsOfPress({ type, setting, form, authority, printsAfter, patient });

  const notSaved = (type: SaveType, error: unknown) => {
    const failure = failureOfError(error);
    if (failure?.code === 'UNAUTHENTICATED' || failure?.code === 'IMPERSONATION_EXPIRED') return;
    const attempt = type !== 'SaveAsDraft' ? 'approve' : isUpdate ? 'updateDraft' : 'saveNewDraft';
    say(taskErrorNotice(attempt, failure?.message ?? null));
    // Who was faster, and when, stands in the request itself.
    if (failure?.code === 'CONFLICT') void cache.invalidateQueries({ queryKey: ['GetPrescriptionTask'] });
  };

  const flow = useIssueFlow({
    savePatient: async (answers) =>
      facts(flow.snapshot.context.facts?.type ?? 'AuthorizeRx', await answerPrompt(answers)),
    save,
    recordWorkflow,
    print: printNow,
    openLinkPage: () => {
      if (setting.client) void navigate(linkPageOf(setting.client));
    },
    showIssues: ({ issues }) => {
      if (issues.some(({ message }) => message === controlledRefusalText)) say(controlledNotice);
      showIssues();
    },
    showRefusal: ({ authority: refused }) => !refused.allowed && say(taskErrorNotice('approve', refused.reason)),
    patientSaved: () => say(patientEditedNotice),
    patientNotSaved: () => say(patientNotUpdatedNotice),
    saved: (type) => {
      onSent();
      say(type === 'SaveAsDraft' ? taskSuccessNotices.saveDraft : taskSuccessNotices.approve);
    },
    notSaved,
    workflowFailed: (error) => say(prescriptionErrorNotice('workflow', failureOfError(error)?.message ?? null)),
    printFailed: () => say(prescriptionErrorNotice('print', null)),
    done: onDone,
  });
  const { snapshot, send } = flow;
  const isWaitingForNote = snapshot.matches('conflict');
  const type = product ? issueTypeOf(product, location) : 'AuthorizeRx';

  const press = (pressed: SaveType) => {
    act({ type: 'submit', mode: modeOf(pressed) });
    // While the note is awaited the same press goes on where it waits (P-088).
    if (isWaitingForNote && pressed !== 'SaveAsDraft') return send({ type: 'update', facts: facts(pressed) });
    if (isWaitingForNote) send({ type: 'cancel' });
    send({ type: 'submit', facts: facts(pressed) });
  };
  const mayPress = isTaken.allowed ? button : isTaken;
  const isSaving = ['saving', 'savingPatient', 'recordingWorkflow'].some((state) =>
    snapshot.matches(state as 'saving'),
  );

  return {
    flow,
    saved,
    printsAfter,
    setPrintsAfter,
    mayPress,
    isWaitingForNote,
    /** The weight was corrected. Where that ends the conflict nothing waits for a note any more, and nothing is sent unasked (P-089). */
    recheck: (patient: FormPatient) =>
      isWaitingForNote && !facts(type, patient).isConflictUnexplained && send({ type: 'cancel' }),
    busy: !isSaving ? null : snapshot.context.facts?.type === 'SaveAsDraft' ? ('draft' as const) : ('issue' as const),
    issue: () => mayPress.allowed && press(type),
    saveDraft: () => isTaken.allowed && press('SaveAsDraft'),
  } as const;
}

export type TaskIssue = ReturnType<typeof useTaskIssue>;
