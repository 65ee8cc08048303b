import { chakra } from '@chakra-ui/react';

/** The raised surface of menus and panels that open under a button. */
export const PopoverSurface = chakra('div', {
  base: {
    zIndex: 'popover',
    maxW: 'calc(100vw - 1rem)',
    maxH: 'min(28rem, 70dvh)',
    overflowY: 'auto',
    p: '1',
    bg: 'bg.raised',
    color: 'fg.default',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    boxShadow: 'raised',
    '&:focus-visible': { outline: 'none' },
  },
  variants: {
    width: {
      content: { minW: '12rem' },
      menu: { minW: '15rem' },
      notices: { w: 'notice', p: '0' },
      anchor: {},
    },
  },
  defaultVariants: { width: 'content' },
});
