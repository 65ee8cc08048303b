import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { renderRow, rowsOf } from './window/render-row';

/**
 * Up and Down move between the rows of a list, Home and End to its ends. Rows are links or buttons with `data-row`,
 * rendered or not; they handle Enter themselves.
 *
 * @param above - target of the up arrow from the first row, such as the search field
 */
export function useRowKeys<E extends HTMLElement>(above?: RefObject<HTMLElement | null>) {
  const list = useRef<E>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = rowsOf(list.current);
    const at = rows.findIndex((row) => row === document.activeElement);
    if (at < 0) return;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    const target = next === undefined ? null : next < 0 ? above?.current : renderRow(list.current, next);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const firstRow = () => renderRow(list.current, 0);
  return { list, onKeyDown, first: () => firstRow()?.focus(), openFirst: () => firstRow()?.click() };
}
