import type { KeyboardEvent, RefObject } from 'react';
import { useCallback } from 'react';
import { rowElement } from './card-element';
import type { QueueRow } from './row-order';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Up and Down move through the rows, including client headings. Enter activates the row's own button.
 *
 * @param rows - all rows of the page, rendered or not
 * @param reach - renders a request that isn't rendered yet
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  rows: readonly QueueRow[],
  reach: (taskId: string) => void,
) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key];
      const { target } = event;
      if (isNoOpening(event)) event.preventDefault();
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement))
        return;
      const at = rows.findIndex(({ key }) => key === target.dataset.queueRow);
      const next = at < 0 ? undefined : rows[at + step];
      if (!next) return;
      event.preventDefault();
      if (next.taskId !== null) reach(next.taskId);
      rowElement(list.current, next.key)?.focus();
    },
    [list, rows, reach],
  );
}

/** Only a plain Enter opens a row: neither the key that signs an open card nor key repeat. */
const isNoOpening = ({ key, target, ctrlKey, metaKey, repeat, currentTarget }: KeyboardEvent<HTMLElement>) =>
  key === 'Enter' &&
  target instanceof HTMLElement &&
  target.dataset.queueRow !== undefined &&
  (repeat || ((ctrlKey || metaKey) && !currentTarget.querySelector('[data-open]')));

/** Focuses the first row, for an arrow key pressed while nothing has focus. */
export function focusFirstRow(list: HTMLElement | null): boolean {
  const row = list?.querySelector<HTMLElement>('[data-queue-row]');
  row?.focus();
  return Boolean(row);
}
