import { chakra } from '@chakra-ui/react';

/** Short related fields share a line where there is room for two. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  },
});
