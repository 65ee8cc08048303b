import { FilterChip } from '../../../../part/list/filter-chip';
import { SingleChoice } from '../../../../part/list/choice-list';
import type { Choice } from '../../../../part/list/choice-list';

interface ChoiceChipProps {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChoose: (value: string | null) => void;
}

/** A filter chip that offers one value of a list. */
export function ChoiceChip({ name, choices, value, onChoose }: ChoiceChipProps) {
  const chosen = value === null ? null : (choices.find((choice) => choice.value === value)?.label ?? value);
  return (
    <FilterChip name={name} value={chosen} onClear={() => onChoose(null)}>
      {(close) => (
        <SingleChoice label={name} choices={choices} value={value} onChoose={(next) => (onChoose(next), close())} />
      )}
    </FilterChip>
  );
}
