import { type NamedTask, withOpenTask } from '@signa/core/prescribing';

/** Address of a request in the queue, whatever its status (P-257, P-260). */
export function requestAddress(task: NamedTask): string {
  return `/approve?${withOpenTask(new URLSearchParams(), task).toString()}`;
}
