/** How a row of a search's results looks, whatever stands in it; the active one is what Enter chooses. */
export const resultRow = {
  alignItems: 'center',
  minH: 'row',
  px: '4',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  cursor: 'pointer',
  _first: { borderTopWidth: '0' },
  '&:hover': { bg: 'bg.hover' },
  '&[data-active]': { bg: 'accent.subtle' },
} as const;
