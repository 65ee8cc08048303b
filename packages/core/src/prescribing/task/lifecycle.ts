import { assign, setup } from 'xstate';
import { taskStates } from './chart.js';
import { checkDeclineReason } from './decline-reason.js';
import { type PrescriptionEffect, systemInitiator, type TaskAction, type TaskEvent } from './task-event.js';

/** What an event records on the task and requires of its prescription. */
export interface TaskOutcome {
  /** `null`: the stored action stays. */
  readonly action: TaskAction | null;
  /** 'System' for an automatic decline; `null`: the stored value stays. */
  readonly initiatedBy: typeof systemInitiator | null;
  readonly prescription: PrescriptionEffect;
}

const nothing: TaskOutcome = { action: null, initiatedBy: null, prescription: 'keep' };

/**
 * State machine of a task, with the states of `taskStates`: a vet answers it once, and only the pharmacy can respond
 * afterwards, unless the answer is undone before it was sent. Every pair of status and event without a transition here is rejected (P-161). The last three are
 * intentionally not `final`, so that an actor in such a state still answers queries about its transitions, with none.
 *
 * @see P-155 to P-161, P-482
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
    releasePrescription: assign({ ...nothing, prescription: 'release' }),
    refusePrescription: assign({ ...nothing, prescription: 'refuse' }),
  },
}).createMachine({
  id: 'task',
  initial: 'PENDING',
  context: nothing,
  states: taskStates,
});
