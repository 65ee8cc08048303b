import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useFirstDrawing } from '../../platform/lazy/first-drawing';

interface CoveredEdge {
  /** The CSS variable that says how much of that edge of the window is taken. */
  readonly variable: `--${string}`;
  /** What is taken before it: the header. */
  readonly after: string;
  /** Who hears of it: what stands beside it, or the whole page. */
  readonly host: 'parent' | 'page';
}

/**
 * Tells how much of an edge of the window is taken by what sticks there, and by what stands before it: what gets the
 * focus and what sticks next to it is never covered (P-268). What does not stick just now takes nothing.
 */
export function useCoveredEdge(stuck: RefObject<HTMLElement | null>, { variable, after, host }: CoveredEdge): void {
  // Nothing sticks before the page is scrolled, and telling it finds the styles of all that stands beside it anew.
  const isFirst = useFirstDrawing();
  useLayoutEffect(() => {
    if (isFirst) return;
    const element = stuck.current;
    const hears = host === 'page' ? document.documentElement : element?.parentElement;
    if (!element || !hears || typeof ResizeObserver === 'undefined') return;
    const tell = () => {
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      hears.style.setProperty(variable, `calc(${after} + ${height}px)`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    // Where it stops to stick its own height may stay.
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      hears.style.removeProperty(variable);
    };
  }, [isFirst, stuck, variable, after, host]);
}
