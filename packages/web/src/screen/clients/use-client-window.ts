import { useCallback, useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import type { FoundClient } from '../../feature/client-search/use-found-clients';
import { usePrinting } from '../../part/list/window/use-printing';
import { useRowWindow } from '../../part/list/window/use-row-window';

/** So many rows are drawn without looking where the window is. */
const drawnAtOnce = 50;

/** From where on a row is one line of columns, CSS pixels; below it is a stack of lines. */
const columnsFrom = 704;

/**
 * Which rows of the client list are drawn: of a long one those in and next to the window, the one with the focus, and
 * one that a key or the search of the browser asks for; on paper all of them (C-012).
 */
export function useClientWindow(list: RefObject<HTMLElement | null>, clients: readonly FoundClient[]) {
  const keys = useMemo(() => clients.map(({ id }) => id), [clients]);
  const isPrinting = usePrinting();
  const rows = useRowWindow({
    list,
    keys,
    guessedHeight: () => (isNarrow(list.current) ? 125 : 65),
    stays: () => [focusedClient(list.current)],
    firstOf: useCallback((within: HTMLElement | null) => within, []),
  });
  const { reach } = rows;
  const isLong = clients.length > drawnAtOnce;
  useEffect(() => {
    const rooms = list.current;
    if (!rooms || !isLong) return;
    const draw = ({ target, isTrusted }: Event) => {
      const id = target instanceof HTMLElement ? target.dataset.rowId : undefined;
      if (id === undefined) return;
      reach(id);
      // The browser would go to the words that it found, which have just given way to the row.
      if (isTrusted) rooms.querySelector(`[data-row-id="${id}"]`)?.scrollIntoView({ block: 'center' });
    };
    rooms.addEventListener('beforematch', draw);
    return () => rooms.removeEventListener('beforematch', draw);
  }, [list, isLong, reach]);
  return { ...rows, isLong, isDrawn: (id: string) => !isLong || isPrinting || rows.drawn.has(id) };
}

const isNarrow = (list: HTMLElement | null) => list !== null && list.clientWidth > 0 && list.clientWidth < columnsFrom;

function focusedClient(list: HTMLElement | null): string | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-row-id]');
  return row && list?.contains(row) ? row.dataset.rowId : undefined;
}
