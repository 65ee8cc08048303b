import { chakra } from '@chakra-ui/react';

/** Touch screens have no keys, and narrow windows have no space for caps. */
const noKeys = '@media (pointer: coarse), (max-width: 48em)';

/**
 * An 18 px key cap that shows a shortcut. It is hidden from assistive technology so that it does not become part of
 * the button's name, which voice control users speak.
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
  /** Always visible, because the page is about keys. */
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
