import { chakra } from '@chakra-ui/react';

/** Two fields side by side on a desktop, stacked on a phone. */
export const Pair = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, alignItems: 'start' },
});
