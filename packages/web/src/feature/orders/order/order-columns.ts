/** The columns of a card: item, status, and price. On a phone, they stack. */
export const orderColumns = {
  display: 'grid',
  columnGap: '3',
  rowGap: '1',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 12rem 5.5rem' },
  alignItems: { base: 'start', md: 'center' },
  px: '4',
  py: '2',
} as const;
