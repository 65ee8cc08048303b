import { defineRecipe } from '@chakra-ui/react';

/** The look of `controlStyle`, for a control that has rules beside it. */
export const controlLook = {
  w: 'full',
  minW: '0',
  h: 'control',
  px: '2.5',
  bg: 'bg.field',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  textStyle: 'base',
  '@media (pointer: coarse)': { h: 'touch', fontSize: '1rem' },
  '@media (max-width: 48em)': { fontSize: '1rem' },
  '&:disabled, &[readonly]': {
    bg: 'bg.sunken',
    color: 'fg.muted',
    borderColor: 'border.default',
    opacity: 1,
    cursor: 'not-allowed',
  },
  '&[data-new]': { borderColor: 'accent.solid', boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
  '&[aria-invalid=true]': {
    borderColor: 'status.expired.fg',
    boxShadow: 'inset 0 0 0 1px {colors.status.expired.fg}',
  },
} as const;

/** Every box one types or chooses in: 32 px on the desk, 44 px and 16 px type under a finger (no zoom on a phone). */
export const controlStyle = defineRecipe({ base: controlLook });
