import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where a bubble stands in the window, in px. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: 'above' | 'below';
}

const margin = 8;
const spaceAbove = 72;
const halfWidth = 144;

/** Above what it explains, or below when there is no room; never out of the window sideways. */
export function placeBubble(rect: DOMRect): Place {
  const side = rect.top < spaceAbove ? 'below' : 'above';
  const middle = rect.left + rect.width / 2;
  const x = Math.min(
    Math.max(middle, halfWidth + margin),
    Math.max(window.innerWidth - halfWidth - margin, halfWidth + margin),
  );
  return { x, y: side === 'above' ? rect.top - 6 : rect.bottom + 6, side };
}

interface BubbleProps {
  readonly place: Place;
  readonly children: ReactNode;
  readonly onMouseEnter?: () => void;
  readonly onMouseLeave?: () => void;
}

export function Bubble({ place, children, ...pointer }: BubbleProps) {
  return (
    <chakra.span
      aria-hidden
      display="block"
      position="fixed"
      style={{ left: place.x, top: place.y }}
      transform={place.side === 'above' ? 'translate(-50%, -100%)' : 'translate(-50%, 0)'}
      zIndex="notice"
      maxW="18rem"
      px="2.5"
      py="1.5"
      borderRadius="control"
      bg="bg.inverted"
      color="fg.inverted"
      textStyle="meta"
      {...pointer}
    >
      {children}
    </chakra.span>
  );
}
