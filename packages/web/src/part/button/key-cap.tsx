import { chakra } from '@chakra-ui/react';

/** An 18 px cap that says which key does the same; never on touch, and silent for a screen reader. */
const Cap = chakra('kbd', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    h: '1.125rem',
    minW: '1.125rem',
    px: '1',
    borderWidth: '1px',
    borderRadius: 'key',
    textStyle: 'label',
    fontFamily: 'body',
    lineHeight: '1',
    flexShrink: '0',
    '@media (pointer: coarse)': { display: 'none' },
  },
  variants: {
    on: {
      surface: { bg: 'bg.surface', borderColor: 'border.default', borderBottomWidth: '2px', color: 'fg.muted' },
      accent: { borderColor: 'accent.contrast', color: 'accent.contrast' },
    },
  },
  defaultVariants: { on: 'surface' },
});

export interface KeyCapProps {
  readonly keys: readonly string[];
  readonly on?: 'surface' | 'accent';
}

export function KeyCap({ keys, on = 'surface' }: KeyCapProps) {
  return (
    <chakra.span display="inline-flex" gap="0.5" aria-hidden>
      {keys.map((key) => (
        <Cap key={key} on={on}>
          {key}
        </Cap>
      ))}
    </chakra.span>
  );
}
