import { chakra } from '@chakra-ui/react';
import { roomForRail } from '../../../part/surface/room';

/**
 * Where there is room: on the left facts, what conflicts and the form, on the right what will be signed. In an open card
 * the head of the card stands over the left one, so that the card lays both out (`openCardColumns`). Else one column.
 */
export const FormColumns = chakra('div', {
  base: {
    // A column of flex items, not of grid rows: the bar at the bottom sticks over all of it.
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    [roomForRail]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) {sizes.signing}',
      alignItems: 'start',
      gap: '0',
      '[data-open] &': { display: 'contents' },
    },
  },
});

/** The columns of an open card: the head of the card is the first on the left, the summary reaches from top to bottom. */
export const openCardColumns = {
  [roomForRail]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) {sizes.signing}',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  },
} as const;

/** Room around a form that no card holds; beside the summary its parts bring their own. */
export const FormFrame = chakra('div', { base: { p: '4', [roomForRail]: { p: '0' } } });

/** Everything beside the summary. On a narrow screen its parts lie in the one column, each at its place in the order. */
export const FormMain = chakra('div', {
  base: {
    display: 'contents',
    // Below the bar of the queue.
    '& :is(a, button, input, select, textarea)': {
      scrollMarginTop: 'calc(var(--queue-top, 3.25rem) - 3.25rem + 0.5rem)',
    },
    [roomForRail]: { display: 'flex', flexDirection: 'column', minWidth: '0', gridColumn: '1' },
  },
});

/** One part of it: what is odd, the form. */
export const FormPart = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    [roomForRail]: { px: '4', pt: '3', '&:last-child': { pb: '4' }, '&:empty': { display: 'none' } },
  },
});

/** From bar to window, whatever scrolls beside it. */
export const FormRail = chakra('div', {
  base: {
    display: 'contents',
    [roomForRail]: {
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
