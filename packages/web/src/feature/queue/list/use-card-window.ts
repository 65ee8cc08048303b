import { useCallback, useMemo } from 'react';
import type { RefObject } from 'react';
import { useRowWindow } from '../../../part/list/window/use-row-window';
import type { RowWindow } from '../../../part/list/window/use-row-window';
import { rowFrom } from '../layout/layout';
import type { WindowRow } from '../request/card-window';
import { firstCount, guessedHeight, measuredHeight } from './row-height';
import type { ListPlace } from './row-height';

/** Cards go by the id of their request, what else stands there by its key. */
export type CardWindow = RowWindow;

/**
 * Draws of a page only the cards in and next to the window, however many requests its clients have, so that a client
 * with hundreds scrolls like one with three. The one that has the focus stays, and so do those that are named.
 *
 * @param rows - all rows of the page, drawn or not
 * @param pinned - cards that stay wherever the window is
 * @param place - where the list will stand, before it is laid out for the first time
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

/** Requests are cards, with their buttons below. */
const isNarrow = (list: HTMLElement | null) => list !== null && list.clientWidth > 0 && list.clientWidth < rowFrom;

function focusedCard(list: HTMLElement | null): string | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-task]');
  return (card && list?.contains(card) && card.dataset.task) || null;
}
