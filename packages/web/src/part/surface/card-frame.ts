/** What a card looks like, for the recipe of an element that has rules beside it: the build then makes its class. */
export const cardFrame = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'card',
  minW: '0',
} as const;
