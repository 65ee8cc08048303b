import { chakra } from '@chakra-ui/react';
import { fitsRail } from '../../../../part/surface/room';

/**
 * On wide screens: facts, conflicts, and the form on the left, the signing summary on the right. In an open card, the
 * card's header is above the left column, so the card lays out both (`openCardColumns`). Otherwise, one column.
 */
export const FormColumns = chakra('div', {
  base: {
    // Flexbox instead of grid rows, so that the bottom bar can stick over the whole column.
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    [fitsRail]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) {sizes.signing}',
      alignItems: 'start',
      gap: '0',
      '[data-open] &': { display: 'contents' },
    },
  },
});

/** The columns of an open card: its header is the first row on the left; the summary spans the full height. */
export const openCardColumns = {
  [fitsRail]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) {sizes.signing}',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  },
} as const;

/** Padding around a form outside a card; beside the summary, the sections have their own. */
export const FormFrame = chakra('div', { base: { p: '4', [fitsRail]: { p: '0' } } });

/** Everything beside the summary. On a narrow screen, its sections join the single column in their given order. */
export const FormMain = chakra('div', {
  base: {
    display: 'contents',
    // Keeps focused fields below the sticky queue bar.
    '& :is(a, button, input, select, textarea)': {
      scrollMarginTop: 'calc(var(--queue-top, 3.25rem) - 3.25rem + 0.5rem)',
    },
    [fitsRail]: { display: 'flex', flexDirection: 'column', minWidth: '0', gridColumn: '1' },
  },
});

/** One section of it: notices or the form. */
export const FormPart = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    [fitsRail]: { px: '4', pt: '3', '&:last-child': { pb: '4' }, '&:empty': { display: 'none' } },
  },
});

/** Spans from the queue bar to the bottom of the window, independent of the scroll position. */
export const FormRail = chakra('div', {
  base: {
    display: 'contents',
    [fitsRail]: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      gridColumn: '2',
      gridRow: '1 / -1',
      alignSelf: 'start',
      position: 'sticky',
      top: 'calc(var(--queue-top, {sizes.header}) + 0.5rem)',
      height: 'calc(100dvh - var(--queue-top, {sizes.header}) - 0.5rem)',
      borderInlineStartWidth: '1px',
      borderColor: 'border.default',
      bg: 'bg.raised',
      borderRadius: '0 {radii.card} {radii.card} 0',
    },
  },
});
