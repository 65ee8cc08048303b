import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * While the bar sticks to the bottom of the window it tells the page how much of it is taken, as `--covered-bottom`, so
 * that what gets the focus is never scrolled to below it (P-268).
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const tell = () => {
      const isStuck = getComputedStyle(element).position === 'sticky';
      style.setProperty('--covered-bottom', `${isStuck ? element.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    // Where it stops to stick its height may stay.
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      style.removeProperty('--covered-bottom');
    };
  }, [bar]);
}
