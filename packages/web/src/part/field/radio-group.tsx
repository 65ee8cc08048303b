import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { KeyCap } from '../button/key-cap';
import { FieldMessage } from './field-message';
import { tickStyle } from './tick-style';

const Dot = chakra('input', tickStyle);

interface RadioGroupProps {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly value: string;
  readonly onChange: (next: string) => void;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
    /** Shortcut letter of the option. */
    readonly letter?: string | undefined;
  }[];
  readonly error?: string | null;
  /** A few short options, side by side. */
  readonly isInline?: boolean;
}

export function RadioGroup({ legend, hideLegend, value, onChange, options, error, isInline = false }: RadioGroupProps) {
  const name = useId();
  return (
    <chakra.fieldset aria-invalid={error ? true : undefined} aria-describedby={error ? `${name}-error` : undefined}>
      <chakra.legend textStyle="strong" fontSize="0.8125rem" mb="1" srOnly={hideLegend}>
        {legend}
      </chakra.legend>
      <chakra.div display="flex" {...(isInline ? { gap: '4' } : { flexDirection: 'column', gap: '1' })}>
        {options.map((option) => (
          <chakra.label
            key={option.value}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minH="6"
            cursor="pointer"
            color={option.disabled ? 'fg.subtle' : 'fg.default'}
          >
            <Dot
              round
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.letter !== undefined && (
              <chakra.span ms="auto" display="inline-flex">
                <KeyCap keys={[option.letter]} />
              </chakra.span>
            )}
          </chakra.label>
        ))}
      </chakra.div>
      <FieldMessage id={`${name}-error`} error={error} />
    </chakra.fieldset>
  );
}
