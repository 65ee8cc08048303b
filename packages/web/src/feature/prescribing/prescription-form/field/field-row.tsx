import { chakra } from '@chakra-ui/react';

/** Places short related fields side by side if there is space for two. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  },
});
