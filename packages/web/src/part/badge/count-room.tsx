import { chakra } from '@chakra-ui/react';

/** Holds a count behind its name. Its room is there before the count is, so that nothing beside it slips aside then. */
export const CountRoom = chakra('span', {
  base: { minW: '2ch', textAlign: 'start', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
});
