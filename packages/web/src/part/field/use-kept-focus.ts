import { useLayoutEffect, useRef } from 'react';

/**
 * A press that puts another button in the place of its own leaves the focus there: lost, the keyboard would begin anew at
 * the top of the page.
 *
 * @param state - what the press changes
 */
export function useKeptFocus<E extends HTMLElement>(state: unknown) {
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
