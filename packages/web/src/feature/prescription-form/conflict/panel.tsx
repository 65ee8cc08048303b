import { chakra } from '@chakra-ui/react';

/** A panel by the gravest in it: only the head is tinted. */
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

/** Its last part: what is asked for. */
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
