import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface LinesThatFit {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** How many of the items have room, the line that opens the others included; all while that is not known. */
  readonly count: number;
}

/**
 * How many items of a list have room in a frame whose height hangs on the window, not on them. The items are the
 * frame's `[data-item]`; whenever the room or the items change all are drawn once, measured, and cut before they show.
 *
 * @param key - tells one list of items from another
 * @param moreHeight - the height of the line that stands in for what has no room; CSS pixels
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
  const room = frame.clientHeight;
  const cut = (height: number) => {
    const at = bottoms.findIndex((bottom) => bottom > height + 1);
    return at < 0 ? bottoms.length : at;
  };
  return cut(room) === bottoms.length ? bottoms.length : cut(room - moreHeight);
}
