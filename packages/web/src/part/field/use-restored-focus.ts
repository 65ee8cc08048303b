import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps focus when a press replaces its own button with another one. Otherwise keyboard focus would restart at the top
 * of the page.
 *
 * @param state - the state that the press changes
 */
export function useRestoredFocus<E extends HTMLElement>(state: unknown) {
  const place = useRef<E>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (pressed.current) place.current?.querySelector<HTMLElement>('button')?.focus();
    pressed.current = false;
  }, [state]);
  const keeping = (act: () => void) => () => {
    pressed.current = true;
    act();
  };
  return { place, keeping } as const;
}
