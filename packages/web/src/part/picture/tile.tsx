import { chakra } from '@chakra-ui/react';

/** The neutral tile at the start of a row or heading, for a species, dosage form, or request type. */
export const Tile = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    borderRadius: 'card',
    bg: 'bg.sunken',
    color: 'fg.muted',
  },
  variants: { size: { row: { w: '8', h: '8' }, head: { w: '10', h: '10' } } },
  defaultVariants: { size: 'row' },
});
