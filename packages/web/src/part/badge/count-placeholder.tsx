import { chakra } from '@chakra-ui/react';

/**
 * Placeholder for a count that is still loading. It reserves space so that nothing next to it shifts; a longer count
 * takes the space it needs.
 */
export const CountPlaceholder = chakra('span', {
  base: { display: 'inline-block', textAlign: 'start', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
  variants: { digits: { 2: { minW: '2ch' }, 3: { minW: '3ch' }, 5: { minW: '5ch' } } },
});
