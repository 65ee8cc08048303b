import { chakra } from '@chakra-ui/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    position: 'relative',
    // Drawn 16 pixels high in the room of as many, and pressed on 24.
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
    '&:disabled': { opacity: 0.6 },
  },
});

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<typeof Track>,
  'checked' | 'onChange' | 'type' | 'children'
> {
  readonly checked: boolean;
  readonly onChange: (next: boolean) => void;
  readonly children: ReactNode;
}

export function Switch({ checked, onChange, children, ...rest }: SwitchProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="6"
      css={{ '@media (pointer: coarse)': { minHeight: '2.5rem' } }}
      textStyle="meta"
      color="fg.muted"
      cursor={rest.disabled ? 'not-allowed' : 'pointer'}
    >
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...rest}
      />
      {children}
    </chakra.label>
  );
}
