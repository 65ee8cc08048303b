import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isInView } from './in-view';

/**
 * Scrolls a form outside the queue to the top if its sign button is out of view when it opens. Otherwise, Ctrl Enter
 * would only scroll to the button instead of signing (P-251, P-255).
 */
export function useBeginAtBar(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = root.current;
    const button = form?.querySelector<HTMLElement>('[data-sign]');
    if (!form || !button || form.closest('[data-open]') || isInView(button)) return;
    form.scrollIntoView({ block: 'start' });
  }, [root]);
}
