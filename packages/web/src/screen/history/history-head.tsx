import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** A phone, a low window and one that is zoomed have no room for it: there it scrolls away. */
const hasRoom = '@media (min-width: 48em) and (min-height: 45em)';

/**
 * Search, views and filters stay below the header while the list scrolls, and tell what stands beside them how much of
 * the top of the window is taken, as `--history-top`: what has the focus is never covered.
 */
export function HistoryHead({ children }: { readonly children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = head.current;
    const parent = element?.parentElement;
    if (!element || !parent || typeof ResizeObserver === 'undefined') return;
    const tell = () => {
      const isStuck = getComputedStyle(element).position === 'sticky';
      parent.style.setProperty('--history-top', `calc(3.5rem + ${isStuck ? element.offsetHeight : 0}px)`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return (
    <chakra.div
      ref={head}
      display="flex"
      flexDirection="column"
      gap="2"
      py="2"
      my="-2"
      bg="bg.canvas"
      css={{ [hasRoom]: { position: 'sticky', top: '{sizes.header}', zIndex: 'sticky' } }}
    >
      {children}
    </chakra.div>
  );
}
