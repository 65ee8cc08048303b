import { chakra } from '@chakra-ui/react';
import { roomForRail } from '../room';

/** Facts over the whole width, below them the form and, where there is room, the summary beside it. */
export const FormColumns = chakra('div', {
  base: {
    // A column of flex items, not of grid rows: the bar at the bottom sticks over all of it.
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    [roomForRail]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 20.5rem', alignItems: 'start' },
  },
});

/** Stays in view while the form scrolls; on a narrow screen its parts lie in the page's own flow. */
export const FormRail = chakra('div', {
  base: {
    display: 'contents',
    [roomForRail]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      position: 'sticky',
      top: 'calc(var(--queue-top, 4rem) + 0.75rem)',
    },
  },
});

/** Product and patient in one quiet box. */
export const FactsBox = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    bg: 'bg.strip',
    '& > * + *': { borderTopWidth: '1px', borderColor: 'border.default' },
  },
});
