import type { Operations } from '@signa/core/contract';
import { requestsOfClient } from '@signa/core/prescribing';
import type { FormTask } from '../../prescription-form/state/setting';

/** The tasks of one client, as the queue returns them (P-210). */
export type TaskGroup = Operations['GetPrescriptionTasksGrouped']['data']['prescriptionTasksGrouped'][number];

/** The data of a closed card. */
export type TaskRow = TaskGroup['tasks'][number];

/** The data of an open card (P-208). */
export type FullTask = FormTask;

/** The client of a group; `null` for office use (P-151). */
export type GroupClient = TaskGroup['locationClient'];

/** Stays the same while a client is in the queue, across pages and polls. */
export function groupKey(group: Pick<TaskGroup, 'locationClient'>): string {
  return group.locationClient?.id ?? 'office-use';
}

/**
 * True if only a client's newest requests are loaded. Requests that arrived after the order was frozen don't count as
 * the rest.
 */
export const isCut = ({ tasks, count }: Pick<TaskGroup, 'tasks' | 'count'>): boolean =>
  tasks.length >= requestsOfClient && tasks.length < count;
