/**
 * Style of a search result row. Enter chooses the active row; a disabled row belongs to an earlier search and cannot
 * be chosen.
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
