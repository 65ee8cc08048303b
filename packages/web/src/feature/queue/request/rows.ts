import type { Operations } from '@signa/core/contract';
import { requestsOfClient } from '@signa/core/prescribing';
import type { FormTask } from '../../prescription-form/state/setting';

/** The tasks of one client, as the queue answers them (P-210). */
export type TaskGroup = Operations['GetPrescriptionTasksGrouped']['data']['prescriptionTasksGrouped'][number];

/** What a card knows before it is opened. */
export type TaskRow = TaskGroup['tasks'][number];

/** What an open card knows (P-208). */
export type FullTask = FormTask;

/** The client of a group; `null` is office use (P-151). */
export type GroupClient = TaskGroup['locationClient'];

/** Stays the same while a client is in the queue, whatever page or poll brought it. */
export function groupKey(group: Pick<TaskGroup, 'locationClient'>): string {
  return group.locationClient?.id ?? 'office-use';
}

/** Whether only the newest requests of a client are here. Those that came since a list is held still are no rest of it. */
export const isCut = ({ tasks, count }: Pick<TaskGroup, 'tasks' | 'count'>): boolean =>
  tasks.length >= requestsOfClient && tasks.length < count;
