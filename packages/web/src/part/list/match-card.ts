/** A match as a card. */
export const plainMatchCard = {
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  p: '3',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'control',
} as const;

/** A card that is pressable as a whole; it shows its key while focused. */
export const matchCard = {
  ...plainMatchCard,
  w: 'full',
  color: 'inherit',
  textAlign: 'start',
  '&:hover': { bg: 'bg.hover' },
  '&:focus-visible': { bg: 'accent.subtle', outlineOffset: '-2px' },
  '& [data-enter]': { visibility: 'hidden' },
  '&:focus-visible [data-enter]': { visibility: 'visible' },
} as const;
