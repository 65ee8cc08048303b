import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface LinesThatFit {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** How many items fit, including the line that opens the rest; all of them until measured. */
  readonly count: number;
}

/**
 * How many list items fit in a frame whose height depends on the window, not on the items. The items are the frame's
 * `[data-item]` elements. Whenever the space or the items change, all are rendered, measured, and cut before paint.
 *
 * @param key - identifies the list of items
 * @param moreHeight - the height of the line that replaces items that don't fit, in CSS pixels
 */
export function useLinesThatFit(key: string, total: number, moreHeight: number): LinesThatFit {
  const frame = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<{ readonly key: string; readonly count: number } | null>(null);
  const isMeasured = fit?.key === key;

  useLayoutEffect(() => {
    const element = frame.current;
    if (isMeasured || !element) return;
    setFit({ key, count: itemsWithin(element, moreHeight) });
  }, [isMeasured, key, moreHeight]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let seen = '';
    const observer = new ResizeObserver(() => {
      const size = `${element.clientWidth} ${element.clientHeight}`;
      if (seen !== '' && seen !== size) setFit(null);
      seen = size;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { frame, count: isMeasured ? fit.count : total };
}

function itemsWithin(frame: HTMLElement, moreHeight: number): number {
  const bottoms = [...frame.querySelectorAll<HTMLElement>('[data-item]')].map(
    (item) => item.getBoundingClientRect().bottom - frame.getBoundingClientRect().top,
  );
  const space = frame.clientHeight;
  const cut = (height: number) => {
    const at = bottoms.findIndex((bottom) => bottom > height + 1);
    return at < 0 ? bottoms.length : at;
  };
  return cut(space) === bottoms.length ? bottoms.length : cut(space - moreHeight);
}
