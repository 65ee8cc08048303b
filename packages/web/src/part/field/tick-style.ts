import { defineRecipe } from '@chakra-ui/react';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='m3.5 8.5 3 3 6-6.5' fill='none' stroke='%23fff' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

/** The box of a checkbox or, when round, of a radio: the native control, restyled to keep its behavior. */
export const tickStyle = defineRecipe({
  base: {
    appearance: 'none',
    flexShrink: '0',
    w: '4',
    h: '4',
    bg: 'bg.field',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'key',
    cursor: 'inherit',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    '&:checked': { backgroundColor: 'accent.solid', borderColor: 'accent.solid', backgroundImage: tick },
    '&:disabled': { backgroundColor: 'bg.sunken', borderColor: 'border.default' },
    '&[aria-invalid=true]': { borderColor: 'status.expired.fg' },
    '@media (pointer: coarse)': { w: '5', h: '5' },
  },
  variants: {
    round: {
      true: {
        borderRadius: 'full',
        '&:checked': { bg: 'bg.field', backgroundImage: 'none', borderWidth: '5px', borderColor: 'accent.solid' },
      },
    },
  },
});
