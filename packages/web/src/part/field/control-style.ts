import { defineRecipe } from '@chakra-ui/react';

/** The recipe of `controlStyle`, for controls with additional rules. */
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

/**
 * Base style of inputs and selects: 32 px on a desktop, 44 px with 16 px type on touch screens, so that phones do not
 * zoom.
 */
export const controlStyle = defineRecipe({ base: controlLook });
