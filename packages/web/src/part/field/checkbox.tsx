import { chakra } from '@chakra-ui/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tickStyle } from './tick-style';

const Box = chakra('input', tickStyle);

interface CheckboxProps extends Omit<ComponentPropsWithRef<typeof Box>, 'checked' | 'onChange' | 'type' | 'children'> {
  readonly checked: boolean;
  readonly onChange: (next: boolean) => void;
  readonly children: ReactNode;
  /** Content at the end of the line, such as the count of a filter value. */
  readonly after?: ReactNode;
}

export function Checkbox({ checked, onChange, children, after, ...rest }: CheckboxProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="6"
      css={{ '@media (pointer: coarse)': { minHeight: '2.5rem' } }}
      cursor={rest.disabled ? 'not-allowed' : 'pointer'}
      color={rest.disabled ? 'fg.subtle' : 'fg.default'}
    >
      <Box type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} {...rest} />
      <chakra.span flex="1">{children}</chakra.span>
      {after}
    </chakra.label>
  );
}
