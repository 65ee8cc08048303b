import { isFocusFree } from '../../../../platform/keyboard/free-focus';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Use, Keep, and Confirm disappear with their question, and so does the focus. This moves focus to the sign button,
 * from which Ctrl Enter leads to the next missing step (P-245, P-247, P-254). Nothing scrolls, because that button is
 * in view.
 */
export function useFocusOnward(root: RefObject<HTMLElement | null>): void {
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    const form = root.current;
    const rememberFocus = ({ target }: FocusEvent) => (lastFocused.current = target instanceof Element ? target : null);
    form?.addEventListener('focusin', rememberFocus);
    return () => form?.removeEventListener('focusin', rememberFocus);
  }, [root]);
  // Runs after every render, which may have removed the focused element.
  useEffect(() => {
    if (!lastFocused.current || lastFocused.current.isConnected || !isFocusFree()) return;
    lastFocused.current = null;
    root.current?.querySelector<HTMLElement>('[data-sign]')?.focus({ preventScroll: true });
  });
}
