/** Style of a card, as a recipe for elements with additional rules, so that it compiles to a class. */
export const cardFrame = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'card',
  minW: '0',
} as const;
