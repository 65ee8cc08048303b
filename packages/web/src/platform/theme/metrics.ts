import { defineTokens } from '@chakra-ui/react';

const grid = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), { value: `${(step * 4) / 16}rem` }]));

/** A grid of 4 px: token 4 is 16 px. */
const spacing = {
  '0': { value: '0' },
  '0.5': { value: '0.125rem' },
  '3.5': { value: '0.875rem' },
  '1.5': { value: '0.375rem' },
  '2.5': { value: '0.625rem' },
  px: { value: '1px' },
  ...grid([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24]),
};

export const metrics = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    control: { value: '2rem' },
    touch: { value: '2.75rem' },
    row: { value: '4rem' },
    header: { value: '3.25rem' },
    menu: { value: '13rem' },
    rail: { value: '20.5rem' },
    /** Width of the summary beside the prescription form. */
    signing: { value: '22.5rem' },
    facets: { value: '15rem' },
    notice: { value: '31.5rem' },
    /** Width of form dialogs. */
    modal: { value: '700px' },
  },
  radii: {
    key: { value: '4px' },
    badge: { value: '5px' },
    control: { value: '6px' },
    card: { value: '8px' },
    full: { value: '9999px' },
  },
  zIndex: {
    sticky: { value: 10 },
    header: { value: 20 },
    drawer: { value: 30 },
    popover: { value: 40 },
    notice: { value: 60 },
  },
  shadows: {
    raised: { value: '0 8px 24px rgba(13, 17, 19, 0.14), 0 2px 6px rgba(13, 17, 19, 0.08)' },
    bar: { value: '0 -4px 16px rgba(13, 17, 19, 0.08)' },
  },
});

/** `md` starts where the side menu expands, above 768 px. From `lg` on, a rail fits beside the form. */
export const breakpoints = { sm: '30em', md: '48.0625em', lg: '64em', xl: '80em' };
