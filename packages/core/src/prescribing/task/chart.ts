import type { TaskStatus } from './status.js';
import type { TaskEvent } from './task-event.js';

/**
 * The states and transitions of a task, as `taskLifecycle` runs them. Plain data, so that a list of cards can use them
 * without the state machine library, which would add 18 kB to the first page.
 */
export const taskStates = {
  PENDING: {
    on: {
      approve: { target: 'VET_APPROVED', actions: 'recordApproval' },
      decline: {
        target: 'VET_DECLINED',
        guard: {
          type: 'reasonIsGiven',
          params: ({ event }: { readonly event: { readonly reason: string } }) => ({ reason: event.reason }),
        },
        actions: 'recordDecline',
      },
      declineBySystem: { target: 'VET_DECLINED', actions: 'recordSystemDecline' },
      saveDraft: { target: 'PENDING', actions: 'attachDraft' },
      changeWorkflow: { target: 'PENDING', actions: 'keepPrescription' },
      pharmacyDecline: { target: 'PV1_DECLINED', actions: 'refusePrescription' },
    },
  },
  VET_APPROVED: {
    on: {
      pharmacyApprove: { target: 'PV1_APPROVED', actions: 'keepPrescription' },
      pharmacyDecline: { target: 'PV1_DECLINED', actions: 'refusePrescription' },
      undo: { target: 'PENDING', actions: 'releasePrescription' },
    },
  },
  PV1_APPROVED: { on: {} },
  VET_DECLINED: { on: {} },
  PV1_DECLINED: { on: {} },
} as const satisfies Readonly<Record<TaskStatus, { readonly on: Partial<Record<TaskEvent['type'], object>> }>>;

/**
 * Whether there is a transition for an event from a status, for the buttons of a card. Requirements of the event, such
 * as a decline's reason, are checked when it is raised.
 *
 * @returns false for an unknown status
 * @see P-161, P-162
 */
export function isTaskEventPossible(status: TaskStatus, type: TaskEvent['type']): boolean {
  return Object.hasOwn(taskStates, status) && Object.hasOwn(taskStates[status].on, type);
}
