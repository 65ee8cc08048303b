import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useCoveredEdge } from '../../../../part/surface/use-covered-edge';
import { asRow } from './layout';

/** The bar is stuck below the header, and the page scrolls under it. */
export const stuck = '[data-stuck] &';

/** The height of the header in CSS pixels; the bar sticks below it. */
const headerHeight = 52;

/** Styles of the bar's parent: the bar's assumed height on wide screens, until it is rendered and measured. */
export const besideBar = {
  [asRow]: { '&:has(> [data-queue-bar])': { '--queue-top': 'calc(3.25rem + 3rem)' } },
} as const;

interface StickyBarProps {
  /** True if all filters are expanded, which takes additional rows. */
  readonly isTall: boolean;
  readonly children: ReactNode;
}

/**
 * Sticks below the header while the list scrolls; on wide screens, as one row of 48 px. It sets `--queue-top` on its
 * parent to the height that it covers, so that nothing scrolls or sticks beneath it.
 */
export function StickyBar({ isTall, children }: StickyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  useCoveredEdge(bar, { variable: '--queue-top', after: '3.25rem', host: 'parent' });
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !start.current || typeof IntersectionObserver === 'undefined') return;
    const tell = ([entry]: readonly IntersectionObserverEntry[]) =>
      element.toggleAttribute('data-stuck', entry?.isIntersecting === false);
    const observer = new IntersectionObserver((entries) => tell(entries.slice(-1)), {
      rootMargin: `-${headerHeight}px 0px 0px`,
    });
    observer.observe(start.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <chakra.div ref={start} h="1px" mb="-1px" aria-hidden />
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
        css={{
          [asRow]: {
            flexWrap: isTall ? 'wrap' : 'nowrap',
            minHeight: '3rem',
            paddingBlock: '0.4375rem',
            borderBottom: '1px solid transparent',
          },
          '&[data-stuck]': { [asRow]: { borderColor: 'border.default' } },
        }}
      >
        {children}
      </chakra.div>
    </>
  );
}
