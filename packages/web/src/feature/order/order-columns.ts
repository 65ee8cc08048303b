/** The columns of a card: what it is, how it stands, what it costs. On a phone they stand below one another. */
export const orderColumns = {
  display: 'grid',
  columnGap: '3',
  rowGap: '1',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 12rem 5.5rem' },
  alignItems: { base: 'start', md: 'center' },
  px: '4',
  py: '2',
} as const;
