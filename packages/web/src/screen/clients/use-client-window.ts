import { useCallback, useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import type { FoundClient } from '../../feature/clients/client-search/use-found-clients';
import { usePrinting } from '../../part/list/window/use-printing';
import { useRowWindow } from '../../part/list/window/use-row-window';

/** Lists up to this length are rendered in full. */
const renderedInFull = 50;

/** Width from which a row is a single line of columns, in CSS pixels; below it, the row is stacked. */
const columnsFrom = 704;

/**
 * Determines which rows of the client list are rendered. A long list renders those in or near the window, the focused
 * row, and rows that a key or find-in-page requests; printing renders all (C-012).
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
  const isLong = clients.length > renderedInFull;
  useEffect(() => {
    const items = list.current;
    if (!items || !isLong) return;
    const draw = ({ target, isTrusted }: Event) => {
      const id = target instanceof HTMLElement ? target.dataset.rowId : undefined;
      if (id === undefined) return;
      reach(id);
      // Otherwise the browser would scroll to the matched text, which the row has just replaced.
      if (isTrusted) items.querySelector(`[data-row-id="${id}"]`)?.scrollIntoView({ block: 'center' });
    };
    items.addEventListener('beforematch', draw);
    return () => items.removeEventListener('beforematch', draw);
  }, [list, isLong, reach]);
  return { ...rows, isLong, isRendered: (id: string) => !isLong || isPrinting || rows.drawn.has(id) };
}

const isNarrow = (list: HTMLElement | null) => list !== null && list.clientWidth > 0 && list.clientWidth < columnsFrom;

function focusedClient(list: HTMLElement | null): string | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-row-id]');
  return row && list?.contains(row) ? row.dataset.rowId : undefined;
}
