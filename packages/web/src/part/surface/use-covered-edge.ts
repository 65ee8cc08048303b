import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useFirstRender } from '../../platform/lazy/first-render';

interface CoveredEdge {
  /** CSS variable for the covered height at that edge of the window. */
  readonly variable: `--${string}`;
  /** Height already covered, by the header. */
  readonly after: string;
  /** Element that receives the variable: the parent, or the whole page. */
  readonly host: 'parent' | 'page';
}

/**
 * Measures how much of a window edge is covered by a sticky element, so that focused and other sticky elements are
 * never covered (P-268). An element that is not stuck covers nothing.
 */
export function useCoveredEdge(stuck: RefObject<HTMLElement | null>, { variable, after, host }: CoveredEdge): void {
  // Nothing is stuck before the page is scrolled, and setting the variable would recalculate the styles of all
  // siblings.
  const isFirst = useFirstRender();
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
    // Its height may be unchanged when it stops being sticky.
    window.addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', tell);
      hears.style.removeProperty(variable);
    };
  }, [isFirst, stuck, variable, after, host]);
}
