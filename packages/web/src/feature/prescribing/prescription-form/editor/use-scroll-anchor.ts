import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Fields that users type into or choose from. Pressing anything else may move the page. */
const fields = 'input, textarea, select';

/**
 * A scroll within this many milliseconds after the wheel, a touch, the scrollbar, or a page key counts as the user's.
 */
const userScrollMs = 1_000;

const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight;

/**
 * Keeps the focused field at its window position while content above it appears, disappears, or grows: a colleague's
 * change, a conflict, the patient's other prescriptions. The browser's own scroll anchoring is off because the queue is
 * virtualized, and it doesn't follow the focus.
 *
 * @see P-355
 */
export function useScrollAnchor(root: RefObject<HTMLElement | null>): void {
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
    // Observes the whole page: growth above the field makes it longer, and the observer runs before paint.
    const observer = new ResizeObserver(keep);
    observer.observe(document.body);
    // Code that sets focus may scroll to it afterwards.
    const noteSoon = () => {
      note();
      requestAnimationFrame(() => requestAnimationFrame(note));
    };
    // The list itself scrolls as its rows change; only a scroll by the user may move the field.
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
