import { chakra } from '@chakra-ui/react';

/** No key is pressed by a finger, and a narrow window has no room to name one. */
const noKeys = '@media (pointer: coarse), (max-width: 48em)';

/**
 * An 18 px cap that says which key does the same; silent for a screen reader, and no part of the words of a button,
 * by which somebody who speaks to the computer calls it.
 */
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
    _before: { content: 'attr(data-key)' },
  },
  variants: {
    on: {
      surface: { bg: 'bg.surface', borderColor: 'border.default', borderBottomWidth: '2px', color: 'fg.muted' },
      accent: { borderColor: 'accent.contrast', color: 'accent.contrast' },
    },
  },
  defaultVariants: { on: 'surface' },
});

interface KeyCapProps {
  readonly keys: readonly string[];
  readonly on?: 'surface' | 'accent';
  /** Shown wherever it stands: the page is about keys. */
  readonly isAlways?: boolean;
}

export function KeyCap({ keys, on = 'surface', isAlways = false }: KeyCapProps) {
  return (
    <chakra.span
      display="inline-flex"
      gap="0.5"
      aria-hidden
      css={isAlways ? undefined : { [noKeys]: { display: 'none' } }}
    >
      {keys.map((key) => (
        <Cap key={key} on={on} data-key={key} />
      ))}
    </chakra.span>
  );
}
