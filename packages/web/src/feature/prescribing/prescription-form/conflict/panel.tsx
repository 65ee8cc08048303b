import { chakra } from '@chakra-ui/react';

/** A panel styled by its most severe finding; only the heading is tinted. */
export const Panel = chakra('section', {
  base: { borderWidth: '1px', borderRadius: 'card', bg: 'bg.surface', minW: '0' },
  variants: {
    grade: {
      contraindicated: { borderColor: 'status.expired.border' },
      serious: { borderColor: 'status.near.border' },
      'worth-knowing': { borderColor: 'border.default' },
    },
  },
});

/** The last section of a panel, with its required input. */
export const PanelPart = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    px: '4',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
});
