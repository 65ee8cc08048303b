import { chakra } from '@chakra-ui/react';

/** The body of an open card. */
export const OpenFrame = chakra('div', { base: { px: '4', pb: '4' } });

/** Facts above, below them the form and, where there is room, the summary beside it. */
export const OpenColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    mt: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container queue (min-width: 50rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20.5rem', alignItems: 'start' },
  },
});

/** Stays in view while the form scrolls; on a narrow screen its parts lie in the page's own flow. */
export const OpenRail = chakra('div', {
  base: {
    display: 'contents',
    '@container queue (min-width: 50rem)': {
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
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    bg: 'bg.strip',
    '& > * + *': { borderTopWidth: '1px', borderColor: 'border.default' },
  },
});
