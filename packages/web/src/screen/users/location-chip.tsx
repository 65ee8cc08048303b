import { usePractice } from '../../platform/practice/practice';
import { FilterChip } from '../../part/list/filter-chip';
import { MultipleChoice } from '../../part/list/choice-list';

export interface LocationChipProps {
  readonly locationIds: readonly string[];
  readonly onChange: (locationIds: readonly string[]) => void;
}

/** Which of the own locations a list is about. */
export function LocationChip({ locationIds, onChange }: LocationChipProps) {
  const { assignments } = usePractice();
  const choices = assignments.map(({ locationId, location }) => ({ value: locationId, label: location?.name ?? '' }));
  const chosen = choices.filter(({ value }) => locationIds.includes(value));
  const one = chosen.length === 1 ? chosen[0]?.label : undefined;
  return (
    <FilterChip
      name="Locations"
      value={chosen.length === 0 ? null : (one ?? String(chosen.length))}
      onClear={() => onChange([])}
    >
      {() => <MultipleChoice label="Locations" choices={choices} values={locationIds} onChange={onChange} />}
    </FilterChip>
  );
}
