import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * Stays below the header while the list scrolls. It tells its parent how much of the top of the window is taken, as
 * `--queue-top`, so that what scrolls into view and what sticks below it is never covered.
 */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    const parent = element?.parentElement;
    if (!element || !parent || typeof ResizeObserver === 'undefined') return;
    const tell = () => parent.style.setProperty('--queue-top', `calc(3.25rem + ${element.offsetHeight}px)`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <chakra.div
      ref={bar}
      data-queue-bar
      position="sticky"
      top="3.25rem"
      zIndex="sticky"
      bg="bg.canvas"
      mx={{ base: '-4', md: '-6' }}
      px={{ base: '4', md: '6' }}
      py="2"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
    >
      {children}
    </chakra.div>
  );
}
