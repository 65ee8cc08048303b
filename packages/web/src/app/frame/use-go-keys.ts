import { paletteScreens } from '@signa/core/portal';
import type { Menu } from '@signa/core/practice';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { keyboardIsTaken } from '../../platform/keyboard/key-match';
import { useShortcuts } from '../../platform/keyboard/use-shortcut';

/** Milliseconds to wait for the second key; after that, the letter is an ordinary page shortcut. */
const followsWithin = 2_000;

/** The menu contains only pages the user can open. */
const everything = { opens: () => true };

/** G followed by a letter opens a menu page (P-297). */
export function useGoKeys(menu: Menu): void {
  const store = useShortcuts();
  const navigate = useNavigate();
  const began = useRef<number | null>(null);

  useEffect(() => {
    const listed = paletteScreens(menu, everything).flatMap(({ letter, label }) =>
      letter === null ? [] : [store.add({ keys: ['G', letter], label, section: 'Go to' })],
    );
    return () => listed.forEach((remove) => remove());
  }, [store, menu]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const since = began.current;
    began.current = null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !store.singleKeys()) return;
    if (keyboardIsTaken(event)) return;
    const key = event.key.toUpperCase();
    const isLetterOfGo = since !== null && event.timeStamp - since <= followsWithin;
    const screen = isLetterOfGo ? paletteScreens(menu, everything).find(({ letter }) => letter === key) : undefined;
    if (screen) {
      // The page may also use this letter as a shortcut.
      event.preventDefault();
      event.stopImmediatePropagation();
      void navigate(screen.link);
    } else if (key === 'G') began.current = event.timeStamp;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const stop = () => (began.current = null);
    window.addEventListener('keydown', listen, true);
    window.addEventListener('pointerdown', stop, true);
    return () => {
      window.removeEventListener('keydown', listen, true);
      window.removeEventListener('pointerdown', stop, true);
    };
  }, []);
}
