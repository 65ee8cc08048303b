import { assign, setup } from 'xstate';
import { taskStates } from './chart.js';
import { checkDeclineReason } from './decline-reason.js';
import { type PrescriptionEffect, systemInitiator, type TaskAction, type TaskEvent } from './task-event.js';

/** What the last event leaves on the task and asks of its prescription. */
export interface TaskOutcome {
  /** `null`: the action stays as stored. */
  readonly action: TaskAction | null;
  /** 'System' for an automatic decline; `null`: stays as stored. */
  readonly initiatedBy: typeof systemInitiator | null;
  readonly prescription: PrescriptionEffect;
}

const nothing: TaskOutcome = { action: null, initiatedBy: null, prescription: 'keep' };

/**
 * The life of a task, its states drawn in `taskStates`: a vet answers it once, and only the pharmacy has a word after the vet. Every pair of status and
 * event that is not drawn here is refused (P-161). The last three are not `final` on purpose: an actor of such a task is
 * still asked what it can do, and answers no.
 *
 * @see P-155 to P-161
 */
export const taskLifecycle = setup({
  types: { context: {} as TaskOutcome, events: {} as TaskEvent },
  guards: {
    reasonIsGiven: (_, { reason }: { readonly reason: string }) => checkDeclineReason(reason).length === 0,
  },
  actions: {
    recordApproval: assign({ ...nothing, action: 'Approved', prescription: 'issue' }),
    recordDecline: assign({ ...nothing, action: 'Declined', prescription: 'reject-draft' }),
    recordSystemDecline: assign({ action: 'Declined', initiatedBy: systemInitiator, prescription: 'reject-draft' }),
    attachDraft: assign({ ...nothing, prescription: 'attach-draft' }),
    keepPrescription: assign(nothing),
    refusePrescription: assign({ ...nothing, prescription: 'refuse' }),
  },
}).createMachine({
  id: 'task',
  initial: 'PENDING',
  context: nothing,
  states: taskStates,
});
