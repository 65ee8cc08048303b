import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useCoveredEdge } from '../../part/surface/use-covered-edge';

/** Short and narrow windows, including zoomed ones, have no space for it: there it scrolls away. */
const hasSpace = '@media (min-width: 48em) and (min-height: 45em)';

/**
 * Keeps search, views, and filters below the header while the list scrolls. Sets `--history-top` to the covered
 * height, so that focused elements are never covered.
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
      css={{ [hasSpace]: { position: 'sticky', top: '{sizes.header}', zIndex: 'sticky' } }}
    >
      {children}
    </chakra.div>
  );
}
