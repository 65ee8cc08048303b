import { isFocusFree } from '../../../platform/keyboard/free-focus';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Use, Keep and Confirm go away with their question, and the focus with them: it goes on to the button that signs, from
 * where Ctrl Enter leads to what is missing next (P-245, P-247, P-254). Nothing moves, for that button is in view.
 */
export function useFocusOnward(root: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const form = root.current;
    const hold = ({ target }: FocusEvent) => (held.current = target instanceof Element ? target : null);
    form?.addEventListener('focusin', hold);
    return () => form?.removeEventListener('focusin', hold);
  }, [root]);
  // After every drawing: it may have taken away what held the focus.
  useEffect(() => {
    if (!held.current || held.current.isConnected || !isFocusFree()) return;
    held.current = null;
    root.current?.querySelector<HTMLElement>('[data-sign]')?.focus({ preventScroll: true });
  });
}
