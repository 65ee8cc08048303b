import type { TaskStatus, TaskStatusFilter } from './status.js';
import { systemInitiator } from './task-event.js';

/** A task matches with this status and, if `isBySystem` is set, by who initiated it: the System, or anyone else. */
export interface StatusMatch {
  readonly status: TaskStatus;
  readonly isBySystem: boolean | null;
}

const matches: Readonly<Record<TaskStatusFilter, StatusMatch>> = {
  pending: { status: 'PENDING', isBySystem: null },
  'pharmacy-approved': { status: 'PV1_APPROVED', isBySystem: null },
  'pharmacy-declined': { status: 'PV1_DECLINED', isBySystem: null },
  'vet-approved': { status: 'VET_APPROVED', isBySystem: null },
  'vet-declined': { status: 'VET_DECLINED', isBySystem: false },
  'system-declined': { status: 'VET_DECLINED', isBySystem: true },
};

/**
 * The condition of an approval status value: 'system-declined' is a VET_DECLINED by the System, 'vet-declined' every
 * other.
 *
 * @see P-154
 */
export function statusMatchOf(filter: TaskStatusFilter): StatusMatch {
  return matches[filter];
}

/**
 * The one approval status value that matches a task.
 *
 * @see P-154, C-077
 */
export function statusFilterOf(status: TaskStatus, initiatedBy: string | null): TaskStatusFilter {
  switch (status) {
    case 'PENDING':
      return 'pending';
    case 'PV1_APPROVED':
      return 'pharmacy-approved';
    case 'PV1_DECLINED':
      return 'pharmacy-declined';
    case 'VET_APPROVED':
      return 'vet-approved';
    case 'VET_DECLINED':
      return initiatedBy === systemInitiator ? 'system-declined' : 'vet-declined';
  }
}
