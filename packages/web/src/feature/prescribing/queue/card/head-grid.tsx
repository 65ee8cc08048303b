import { chakra } from '@chakra-ui/react';
import { fitsRail } from '../../../../part/surface/room';
import { asCard, asColumns, asRow } from '../layout/layout';

/** The header of an open card: badges below the lines, nothing truncated. */
const besideSummary = {
  gridColumn: '1',
  gridTemplateColumns: '2rem minmax(0, 1fr) auto',
  alignItems: 'start',
  rowGap: '1.5',
  py: '2.5',
} as const;
const badgesBelow = { gridColumn: '2 / -1', gridRow: '2' } as const;
const actionsOnRight = { gridColumn: '3', gridRow: '1' } as const;

/**
 * The header of a card in three layouts: columns aligned across the list; on medium widths, badges below the lines; on
 * a phone, buttons below everything. On a phone, the header of an open card sticks to the top of the window.
 */
export const HeadGrid = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    columnGap: '3',
    rowGap: '3',
    p: '4',
    alignItems: 'start',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    [asRow]: {
      gridTemplateColumns: '2rem minmax(0, 1fr) auto',
      alignItems: 'center',
      rowGap: '1',
      minHeight: '4rem',
      py: '2',
    },
    [asColumns]: { gridTemplateColumns: '2rem minmax(0, 1fr) 13.75rem 12rem' },
  },
  variants: {
    state: {
      closed: { '&:hover': { bg: 'bg.hover' } },
      gone: { opacity: 0.6 },
      open: {
        [fitsRail]: besideSummary,
        [asColumns]: besideSummary,
        [asCard]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          position: 'sticky',
          top: '3.25rem',
          zIndex: 'sticky',
          py: '2.5',
          bg: 'bg.surface',
          borderBottomWidth: '1px',
          borderColor: 'border.default',
        },
      },
    },
  },
});

export const BadgeCell = chakra('div', {
  base: { minW: '0', gridColumn: '2', [asRow]: { gridRow: '2' }, [asColumns]: { gridColumn: '3', gridRow: '1' } },
  variants: {
    open: {
      true: { [asCard]: { display: 'none' }, [fitsRail]: badgesBelow, [asColumns]: badgesBelow },
      false: {},
    },
  },
});

export const ActionCell = chakra('div', {
  base: {
    minW: '0',
    gridColumn: '1 / -1',
    [asRow]: { gridColumn: '3', gridRow: '1 / 3' },
    [asColumns]: { gridColumn: '4', gridRow: '1' },
  },
  variants: {
    open: {
      true: {
        [asCard]: { gridColumn: '2', gridRow: '1' },
        [fitsRail]: actionsOnRight,
        [asColumns]: actionsOnRight,
      },
      false: {},
    },
  },
});
