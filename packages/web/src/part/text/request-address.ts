import { withOpenTask } from '@signa/core/task';
import type { NamedTask } from '@signa/core/task';

/** Where a request opens in the queue, whatever became of it (P-257, P-260). */
export function requestAddress(task: NamedTask): string {
  return `/approve?${withOpenTask(new URLSearchParams(), task).toString()}`;
}
