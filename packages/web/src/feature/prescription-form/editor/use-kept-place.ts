import { useEffect } from 'react';
import type { RefObject } from 'react';

/** What a user types into or chooses from; a press on anything else may move the page. */
const fields = 'input, textarea, select';

/** So long after the wheel, a finger, the scrollbar or a page key a scroll is the user's; milliseconds. */
const userScrollMs = 1_000;

const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;

/**
 * Keeps the field that has the focus where it is in the window while something above it comes, goes or grows: an answer
 * of a colleague, a conflict, what else the patient has. The browser's own scroll anchoring is off while the rows of the
 * queue are virtualized, and does not follow the focus.
 *
 * @see P-355
 */
export function useKeptPlace(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = root.current;
    if (!form || typeof ResizeObserver === 'undefined') return;
    let kept: { readonly field: Element; readonly top: number } | null = null;
    const note = () => {
      const field = document.activeElement;
      kept = null;
      if (!field || !form.contains(field) || !field.matches(fields)) return;
      const at = field.getBoundingClientRect();
      if (isInWindow(at)) kept = { field, top: at.top };
    };
    const keep = () => {
      if (kept && kept.field === document.activeElement) {
        const moved = kept.field.getBoundingClientRect().top - kept.top;
        if (Math.abs(moved) >= 1) window.scrollBy(0, moved);
      }
      note();
    };
    // The page as a whole: whatever grows above the field makes it longer, and is observed before it is painted.
    const observer = new ResizeObserver(keep);
    observer.observe(document.body);
    // Whoever gives the focus may scroll to it afterwards.
    const noteSoon = () => {
      note();
      requestAnimationFrame(() => requestAnimationFrame(note));
    };
    // The list scrolls by itself as its rows change: only a scroll that the user makes leads the field elsewhere.
    let scrolledAt = -Infinity;
    const scrolls = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key.startsWith('Page')) scrolledAt = event.timeStamp;
    };
    const onScroll = ({ timeStamp }: Event) => {
      if (timeStamp - scrolledAt < userScrollMs) note();
    };
    const quiet = new AbortController();
    const { signal } = quiet;
    for (const type of ['focusin', 'focusout']) form.addEventListener(type, noteSoon, { signal });
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      window.addEventListener(type, scrolls, { passive: true, signal });
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    return () => {
      observer.disconnect();
      quiet.abort();
    };
  }, [root]);
}
