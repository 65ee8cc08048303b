import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useCoveredEdge } from '../../part/surface/use-covered-edge';

/** A phone, a low window and one that is zoomed have no room for it: there it scrolls away. */
const hasRoom = '@media (min-width: 48em) and (min-height: 45em)';

/**
 * Search, views and filters stay below the header while the list scrolls, and tell what stands beside them how much of
 * the top of the window is taken, as `--history-top`: what has the focus is never covered.
 */
export function HistoryHead({ children }: { readonly children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null);
  useCoveredEdge(head, { variable: '--history-top', after: '3.5rem', host: 'parent' });
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
