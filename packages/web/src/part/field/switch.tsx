import { chakra } from '@chakra-ui/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTooltip } from '../tooltip/use-tooltip';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    position: 'relative',
    // 16 px high, with a hit area of 24 px.
    boxSizing: 'content-box',
    w: '1.75rem',
    h: '4',
    m: '-4px',
    border: '4px solid transparent',
    backgroundClip: 'padding-box',
    borderRadius: 'full',
    bgColor: 'border.control',
    cursor: 'inherit',
    transition: 'background-color 120ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '2px',
      left: '2px',
      w: '3',
      h: '3',
      borderRadius: 'full',
      bg: 'accent.contrast',
      transition: 'transform 120ms',
    },
    '&:checked': { bgColor: 'accent.solid', _before: { transform: 'translateX(0.75rem)' } },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.6 },
    // Forced colors would paint track and thumb alike, on and off (P-360).
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      boxShadow: 'inset 0 0 0 1px CanvasText',
      _before: { backgroundColor: 'CanvasText' },
      '&:checked': {
        backgroundColor: 'Highlight',
        boxShadow: 'inset 0 0 0 1px Highlight',
        _before: { backgroundColor: 'HighlightText' },
      },
      '&:disabled, &[aria-disabled=true]': { opacity: 1, boxShadow: 'inset 0 0 0 1px GrayText' },
    },
  },
});

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<typeof Track>,
  'checked' | 'onChange' | 'type' | 'children'
> {
  readonly checked: boolean;
  readonly onChange: (next: boolean) => void;
  readonly children: ReactNode;
  /** Reason why the switch is disabled. It stays in the tab order so that the reason can be read. */
  readonly disabledReason?: string | null;
}

export function Switch({ checked, onChange, children, disabledReason, ...rest }: SwitchProps) {
  const { anchor, show, bubble } = useTooltip(disabledReason ?? null);
  const refused = Boolean(disabledReason);
  return (
    <>
      <chakra.label
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="6"
        css={{ '@media (pointer: coarse)': { minHeight: '2.5rem' } }}
        textStyle="meta"
        color="fg.muted"
        cursor={rest.disabled || refused ? 'not-allowed' : 'pointer'}
      >
        <Track
          type="checkbox"
          role="switch"
          checked={checked}
          aria-disabled={refused || undefined}
          onChange={({ currentTarget }) => (refused ? show(currentTarget) : onChange(currentTarget.checked))}
          {...anchor}
          {...rest}
        />
        {children}
      </chakra.label>
      {bubble}
    </>
  );
}
