import { isFocusFree } from '../../../platform/keyboard/free-focus';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Use, Keep, and Confirm disappear with their question, and so does the focus. This moves focus to the sign button,
 * from which Ctrl Enter leads to the next missing step (P-245, P-247, P-254). Nothing scrolls, because that button is
 * in view.
 */
export function useFocusOnward(root: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const form = root.current;
    const hold = ({ target }: FocusEvent) => (held.current = target instanceof Element ? target : null);
    form?.addEventListener('focusin', hold);
    return () => form?.removeEventListener('focusin', hold);
  }, [root]);
  // Runs after every render, which may have removed the focused element.
  useEffect(() => {
    if (!held.current || held.current.isConnected || !isFocusFree()) return;
    held.current = null;
    root.current?.querySelector<HTMLElement>('[data-sign]')?.focus({ preventScroll: true });
  });
}
