import { defineRecipe } from '@chakra-ui/react';

/** Each view has one solid button; all others are outlined or plain. */
export const buttonStyle = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    cursor: 'pointer',
    textStyle: 'name',
    transition: 'background-color 120ms, border-color 120ms',
    _disabled: { bg: 'bg.sunken', borderColor: 'border.default', color: 'fg.subtle', cursor: 'not-allowed' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent.solid',
        color: 'accent.contrast',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'accent.hover' },
      },
      accent: {
        bg: 'bg.surface',
        borderColor: 'accent.border',
        color: 'accent.fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'accent.subtle' },
      },
      outline: {
        bg: 'bg.surface',
        borderColor: 'border.default',
        color: 'fg.default',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover' },
      },
      plain: {
        color: 'fg.muted',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'bg.hover', color: 'fg.default' },
        _disabled: { bg: 'transparent', borderColor: 'transparent' },
      },
      link: {
        color: 'accent.fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { textDecoration: 'underline' },
        _disabled: { bg: 'transparent', borderColor: 'transparent' },
      },
      danger: {
        bg: 'bg.surface',
        borderColor: 'status.declined.border',
        color: 'status.declined.fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'status.declined.bg' },
      },
    },
    size: {
      sm: { h: '1.75rem', px: '2.5', textStyle: 'chip', '@media (pointer: coarse)': { h: '2.5rem' } },
      md: { h: 'control', px: '3', '@media (pointer: coarse)': { h: '2.5rem' } },
      lg: { h: '2.5rem', px: '4', '@media (pointer: coarse)': { h: 'touch' } },
      smallIcon: {
        position: 'relative',
        h: '7',
        w: '7',
        p: '0',
        '@media (pointer: coarse)': { h: '2.5rem', w: '2.5rem' },
      },
      icon: {
        position: 'relative',
        h: 'control',
        w: 'control',
        p: '0',
        '@media (pointer: coarse)': { h: '2.5rem', w: '2.5rem' },
      },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});

/** For buttons that contain a name: the label wraps instead of being truncated in a narrow window (P-383). */
export const wrappingButton = {
  flexShrink: '1',
  maxWidth: 'full',
  height: 'auto',
  minHeight: 'control',
  py: '1',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { minHeight: '2.5rem' },
} as const;
