import { chakra } from '@chakra-ui/react';

/** The quiet tile that a row or a head begins with: an animal, a dosage form, a type of request. */
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
