import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface StaleRowsProps {
  /** The rows belong to a previous filter or page. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/**
 * The rows of a list with filters or pages. While the next page loads, the previous rows keep the height of the page,
 * but they are dimmed, announced as loading, and cannot be pressed or focused (P-311).
 */
export function StaleRows({ isStale, children }: StaleRowsProps) {
  const rows = useFocusAfterStale(isStale);
  return (
    <chakra.div position="relative" minW="0">
      <chakra.div ref={rows} inert={isStale} opacity={isStale ? 0.6 : undefined}>
        {children}
      </chakra.div>
      <chakra.div position="absolute" inset="0" pointerEvents="none" aria-live="polite">
        {isStale && <LoadingSign>Loading…</LoadingSign>}
      </chakra.div>
    </chakra.div>
  );
}

/** Centered in the window, within the list. */
const LoadingSign = chakra('p', {
  base: {
    position: 'sticky',
    top: '50vh',
    w: 'fit-content',
    mx: 'auto',
    px: '3',
    py: '1.5',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
    boxShadow: 'raised',
    textStyle: 'strong',
  },
});

/** Restores focus inside the rows once they can be focused again, unless it has moved by then. */
function useFocusAfterStale(isInert: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const had = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isInert) {
      const isWithin = activeElement instanceof HTMLElement && frame.current?.contains(activeElement);
      had.current = isWithin ? activeElement : null;
      return;
    }
    if (had.current?.isConnected && (activeElement === body || activeElement === had.current))
      had.current.focus({ preventScroll: true });
    had.current = null;
  }, [isInert]);
  return frame;
}
