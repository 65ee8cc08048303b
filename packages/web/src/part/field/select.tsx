import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { controlLook } from './control-style';
import { useFieldControl } from './field-context';

const Styled = chakra('select', {
  base: { ...controlLook, appearance: 'none', pe: '8', textOverflow: 'ellipsis' },
});

/** HTML requires option text; a non-breaking space shows nothing either. */
const nothingChosen = '\u00a0';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps extends Omit<ComponentPropsWithRef<typeof Styled>, 'value' | 'onChange' | 'children'> {
  /** `''` means that nothing is selected. */
  readonly value: string;
  readonly onChange: (next: string) => void;
  readonly options: readonly SelectOption[];
  /** Text shown while nothing is selected. */
  readonly placeholder?: string;
}

/** The native select, which works well with a keyboard, touch, and screen readers. */
export function Select({ value, onChange, options, placeholder, id, disabled, ...rest }: SelectProps) {
  const known = options.some((option) => option.value === value);
  return (
    <chakra.span position="relative" display="block" minW="0" w="full">
      <Styled
        value={known ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        {...useFieldControl({ id, disabled })}
        {...rest}
      >
        {(placeholder !== undefined || !known) && <option value="">{placeholder || nothingChosen}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Styled>
      <chakra.span
        position="absolute"
        insetY="0"
        right="2.5"
        display="inline-flex"
        alignItems="center"
        color="fg.muted"
        pointerEvents="none"
      >
        <ChevronDown size={16} aria-hidden />
      </chakra.span>
    </chakra.span>
  );
}
