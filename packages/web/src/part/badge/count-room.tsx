import { chakra } from '@chakra-ui/react';

/**
 * Holds a count behind its name. Its room is there before the count is, so that nothing beside it slips aside then; a
 * count of more digits takes what it needs.
 */
export const CountRoom = chakra('span', {
  base: { display: 'inline-block', textAlign: 'start', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
  variants: { digits: { 2: { minW: '2ch' }, 3: { minW: '3ch' }, 5: { minW: '5ch' } } },
});
