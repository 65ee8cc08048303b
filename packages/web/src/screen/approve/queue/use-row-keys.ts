import type { KeyboardEvent } from 'react';
import { useCallback } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down walk through the rows, the heads of the clients included; Enter is the button's own. */
export function useRowKeys() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (
      step === undefined ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !(event.target instanceof HTMLElement) ||
      !event.target.matches('[data-queue-row]')
    )
      return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-queue-row]')];
    const next = rows[rows.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }, []);
}

/** Puts the focus on the first row, for an arrow pressed while nothing has it. */
export function focusFirstRow(list: HTMLElement | null): boolean {
  const row = list?.querySelector<HTMLElement>('[data-queue-row]');
  row?.focus();
  return Boolean(row);
}
