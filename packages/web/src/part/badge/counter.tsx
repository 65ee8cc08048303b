import { chakra } from '@chakra-ui/react';

/** A count next to the label it belongs to. */
export const Counter = chakra('span', {
  base: {
    px: '1.5',
    borderRadius: 'full',
    bg: 'bg.sunken',
    color: 'fg.muted',
    textStyle: 'label',
    fontWeight: 'medium',
    lineHeight: '1.25rem',
  },
});
