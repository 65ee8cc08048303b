/**
 * How a row of a search's results looks, whatever stands in it; the active one is what Enter chooses, a disabled one
 * belongs to an older question and is chosen by nothing.
 */
export const resultRow = {
  alignItems: 'center',
  minH: 'row',
  px: '4',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  cursor: 'pointer',
  _first: { borderTopWidth: '0' },
  '&:hover:not([aria-disabled])': { bg: 'bg.hover' },
  '&[aria-disabled]': { cursor: 'default' },
  '&[data-active]': { bg: 'accent.subtle' },
} as const;
