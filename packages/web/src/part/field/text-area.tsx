import { chakra } from '@chakra-ui/react';
import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

const Styled = chakra('textarea', controlStyle);

interface TextAreaProps extends Omit<ComponentPropsWithRef<typeof Styled>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (next: string) => void;
}

/** Grows with its content so that all text stays visible. */
export function TextArea({ value, onChange, id, disabled, rows = 2, ...rest }: TextAreaProps) {
  return (
    <Styled
      h="auto"
      minH="3.25rem"
      py="1.5"
      resize="vertical"
      css={{ fieldSizing: 'content' }}
      rows={rows}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...useFieldControl({ id, disabled })}
      {...rest}
    />
  );
}
