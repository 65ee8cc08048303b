import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isInView } from './in-view';

/**
 * A form that is no card of the queue begins at the bar when it opens below it: else the button that signs is out of
 * view, and Ctrl Enter only leads to it (P-251, P-255).
 */
export function useBeginAtBar(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = root.current;
    const button = form?.querySelector<HTMLElement>('[data-sign]');
    if (!form || !button || form.closest('[data-open]') || isInView(button)) return;
    form.scrollIntoView({ block: 'start' });
  }, [root]);
}
