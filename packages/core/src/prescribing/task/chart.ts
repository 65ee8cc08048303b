import type { TaskStatus } from './status.js';
import type { TaskEvent } from './task-event.js';

/**
 * The states and arrows of a task, as `taskLifecycle` runs them. They are plain data, so that a list of cards can ask
 * them without the machine: that is 18 kB which the first page would load for it.
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
    },
  },
  PV1_APPROVED: { on: {} },
  VET_DECLINED: { on: {} },
  PV1_DECLINED: { on: {} },
} as const satisfies Readonly<Record<TaskStatus, { readonly on: Partial<Record<TaskEvent['type'], object>> }>>;

/**
 * Whether the chart draws an arrow for an event from a status: what the buttons of a card ask. What the event still
 * needs, as a decline its reason, is asked when it comes.
 *
 * @returns false for a status that nobody knows
 * @see P-161, P-162
 */
export function isTaskEventPossible(status: TaskStatus, type: TaskEvent['type']): boolean {
  return Object.hasOwn(taskStates, status) && Object.hasOwn(taskStates[status].on, type);
}
