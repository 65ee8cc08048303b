import type { TaskStatus, TaskStatusFilter, TaskType } from './status.js';

const typeLabels: Readonly<Record<string, string>> = {
  approval: 'Client Request',
  draft: 'Recommendation Request',
  expiring: 'Expiring Rx Request',
  renewal: 'Renewal Request',
};

/**
 * The label of a task type; an unknown type is an 'Approval Request', so that it is never hidden.
 *
 * @see P-148
 */
export function taskTypeLabel(type: TaskType): string {
  return (Object.hasOwn(typeLabels, type) && typeLabels[type]) || 'Approval Request';
}

/**
 * The approval status label of a card. An unknown status, as of a newer server, is shown as it is.
 *
 * @param approver - display name of who approved; 'Vet' without one
 * @see P-153, A-577
 */
export function taskStatusLabel(status: TaskStatus, approver?: string | null): string {
  switch (status) {
    case 'PENDING':
      return 'Pending';
    case 'VET_APPROVED':
      return `Approved By ${approver || 'Vet'}`;
    case 'PV1_APPROVED':
      return 'Approved By Pharmacy';
    case 'VET_DECLINED':
      return 'Declined';
    case 'PV1_DECLINED':
      return 'Declined By Pharmacy';
    default:
      return status;
  }
}

/** The displayed options of the status filter (P-154). */
export const taskStatusFilterLabels: Readonly<Record<TaskStatusFilter, string>> = {
  pending: 'Pending',
  'pharmacy-approved': 'Approved By Pharmacy',
  'pharmacy-declined': 'Declined By Pharmacy',
  'vet-approved': 'Approved By Vet',
  'vet-declined': 'Declined By Vet',
  'system-declined': 'Declined',
};
