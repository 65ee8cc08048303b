import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { controlLook } from '../field/control-style';
import { useFieldControl } from '../field/field-context';
import { Select } from '../field/select';
import type { SelectOption } from '../field/select';
import { Popover } from '../overlay/popover';
import { SingleChoice } from './choice-list';
import { scannable } from './narrowed-choices';

const Opener = chakra('button', {
  base: { ...controlLook, display: 'flex', alignItems: 'center', gap: '2', textAlign: 'start', cursor: 'pointer' },
});

interface SearchedSelectProps {
  readonly name: string;
  /** What is selected, in the plural: 'Locations'. */
  readonly noun: string;
  readonly value: string;
  readonly onChange: (next: string) => void;
  readonly onBlur: () => void;
  readonly options: readonly SelectOption[];
  readonly placeholder: string;
}

/** A select that opens a search if it has too many options to scan. */
export function SearchedSelect({ noun, ...props }: SearchedSelectProps) {
  return props.options.length > scannable ? <Searched noun={noun} {...props} /> : <Select {...props} />;
}

function Searched({ noun, options, ...props }: SearchedSelectProps) {
  const chosen = options.find((option) => option.value === props.value)?.label;
  return (
    <OpenedSelect {...props} chosen={chosen}>
      {(choose) => <SingleChoice label={noun} choices={options} value={props.value} onChoose={choose} />}
    </OpenedSelect>
  );
}

interface OpenedSelectProps extends Omit<SearchedSelectProps, 'noun' | 'options'> {
  /** Label of the selected value. */
  readonly chosen: string | undefined;
  readonly children: (choose: (value: string) => void) => ReactNode;
}

/** A select that opens a panel with its choices. */
export function OpenedSelect({ name, chosen, onChange, onBlur, placeholder, children }: OpenedSelectProps) {
  const control = useFieldControl();
  return (
    <chakra.div
      position="relative"
      minW="0"
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur()}
    >
      <Popover
        id={control.id}
        trigger={(trigger) => (
          <Opener type="button" name={name} {...control} {...trigger}>
            <chakra.span flex="1" truncate color={chosen === undefined ? 'fg.subtle' : undefined}>
              {chosen ?? placeholder}
            </chakra.span>
            <ChevronDown size={16} aria-hidden style={{ flexShrink: 0 }} />
          </Opener>
        )}
      >
        {(close) => (
          // On a phone, the panel is no wider than the form around it.
          <chakra.div w="min(20rem, calc(100vw - 7.5rem))">
            {children((next) => {
              onChange(next);
              close(true);
            })}
          </chakra.div>
        )}
      </Popover>
    </chakra.div>
  );
}
