/** One who was found, as a card that is pressed as a whole; the key that presses it shows while it has the focus. */
export const matchCard = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  w: 'full',
  p: '3',
  color: 'inherit',
  textAlign: 'start',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'control',
  '&:hover': { bg: 'bg.hover' },
  '&:focus-visible': { bg: 'accent.subtle', outlineOffset: '-2px' },
  '& [data-enter]': { visibility: 'hidden' },
  '&:focus-visible [data-enter]': { visibility: 'visible' },
} as const;
