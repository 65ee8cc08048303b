import { useCallback, useMemo } from 'react';
import type { RefObject } from 'react';
import { useRowWindow } from '../../../../part/list/window/use-row-window';
import type { RowWindow } from '../../../../part/list/window/use-row-window';
import { rowFrom } from '../layout/layout';
import type { WindowRow } from '../request/card-window';
import { firstCount, guessedHeight, measuredHeight } from './row-height';
import type { ListPlace } from './row-height';

/** Cards are keyed by request ID, other rows by their key. */
export type CardWindow = RowWindow;

/**
 * Virtualizes a page of requests: only cards in and near the window are rendered, so that a client with hundreds
 * scrolls like one with three. The focused card and the pinned ones stay rendered.
 *
 * @param rows - all rows of the page, rendered or not
 * @param pinned - cards that stay rendered wherever the window is
 * @param place - the list's estimated position before its first layout
 */
export function useCardWindow(
  list: RefObject<HTMLElement | null>,
  rows: readonly WindowRow[],
  { openTask, next }: { readonly openTask: string | null; readonly next: string | null },
  place: () => ListPlace,
): CardWindow {
  const keys = useMemo(() => rows.map(({ key, taskId }) => taskId ?? key), [rows]);
  const firstOf = useCallback((within: HTMLElement | null) => within?.querySelector('[data-group]'), []);
  return useRowWindow({
    list,
    keys,
    guessedHeight: (index) => guessedHeight(rows[index], isNarrow(list.current)),
    measuredHeight,
    firstCount: () => firstCount(rows, place(), window.innerHeight),
    stays: () => [openTask, next, focusedCard(list.current)],
    firstOf,
  });
}

/** True if requests are cards with their buttons below. */
const isNarrow = (list: HTMLElement | null) => list !== null && list.clientWidth > 0 && list.clientWidth < rowFrom;

function focusedCard(list: HTMLElement | null): string | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-task]');
  return (card && list?.contains(card) && card.dataset.task) || null;
}
