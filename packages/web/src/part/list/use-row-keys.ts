import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { drawRow, rowsOf } from './window/draw-row';

/**
 * Up and down move between the rows of a list, Home and End to its ends. Rows are the links or buttons that carry
 * `data-row`, drawn or not; Enter is theirs.
 *
 * @param above - what arrow up leads to from the first row, such as the search
 */
export function useRowKeys<E extends HTMLElement>(above?: RefObject<HTMLElement | null>) {
  const list = useRef<E>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = rowsOf(list.current);
    const at = rows.findIndex((row) => row === document.activeElement);
    if (at < 0) return;
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    const target = next === undefined ? null : next < 0 ? above?.current : drawRow(list.current, next);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const firstRow = () => drawRow(list.current, 0);
  return { list, onKeyDown, first: () => firstRow()?.focus(), openFirst: () => firstRow()?.click() };
}
