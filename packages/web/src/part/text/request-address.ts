import { type NamedTask, withOpenTask } from '@signa/core/prescribing';

/** Where a request opens in the queue, whatever became of it (P-257, P-260). */
export function requestAddress(task: NamedTask): string {
  return `/approve?${withOpenTask(new URLSearchParams(), task).toString()}`;
}
