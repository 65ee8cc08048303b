import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    '&.dark': { colorScheme: 'dark' },
    scrollPaddingTop: '{sizes.header}',
    scrollPaddingBottom: 'calc(var(--covered-bottom, 0px) + 0.5rem)',
    /** Reserves space for the scroll bar, so the page keeps its width when a dialog locks scrolling. */
    scrollbarGutter: 'stable',
    '&:has(dialog[open])': { overflow: 'hidden' },
  },
  body: {
    background: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    textStyle: 'base',
    fontVariantNumeric: 'tabular-nums',
  },
  /** An icon beside wrapping text keeps its size (P-387). */
  '.lucide': { flexShrink: 0 },
  'input:placeholder-shown': { textOverflow: 'ellipsis' },
  '::placeholder': { color: 'fg.subtle', opacity: 1, userSelect: 'auto' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
  /** Headings focused by script after a navigation show no focus ring. */
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  /** Forced colors remove the gray of disabled elements and the fill of selected ones (P-360). */
  '[aria-disabled=true], [aria-disabled=true] *, :disabled': {
    '@media (forced-colors: active)': { color: 'GrayText !important', borderColor: 'GrayText !important' },
  },
  '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]': {
    '@media (forced-colors: active)': { outline: '2px solid Highlight !important', outlineOffset: '-2px !important' },
  },
  /** Shows the focus ring outside the selection outline. */
  ':is([aria-current], [aria-selected=true], [aria-pressed=true]):focus-visible': {
    '@media (forced-colors: active)': { outline: '3px solid CanvasText !important', outlineOffset: '1px !important' },
  },
  mark: { background: 'mark.bg', color: 'inherit' },
  '*, *::before, *::after': { _motionReduce: { transitionDuration: '0s', animationDuration: '0s' } },
});
