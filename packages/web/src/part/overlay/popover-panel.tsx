import { chakra } from '@chakra-ui/react';

/** The raised surface of menus and lists that hang under a button. */
export const PopoverPanel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.25rem)',
    zIndex: 'popover',
    minW: '12rem',
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
  },
  variants: { side: { start: { left: '0' }, end: { right: '0' } } },
  defaultVariants: { side: 'start' },
});
