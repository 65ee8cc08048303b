import { chakra } from '@chakra-ui/react';
import { mostListed } from '@signa/core/operation';
import { usePractice } from '../../platform/practice/practice';
import { Button } from '../../part/button/button';
import { FilterChip } from '../../part/list/filter-chip';
import { MultipleChoice } from '../../part/list/choice-list';

export interface LocationChipProps {
  /** Null for all that the person works at. */
  readonly locationIds: readonly string[] | null;
  readonly onChange: (locationIds: readonly string[] | null) => void;
}

/** Which of the own locations a list is about; of more than a call may name, a few are chosen or all. */
export function LocationChip({ locationIds, onChange }: LocationChipProps) {
  const { assignments } = usePractice();
  const choices = assignments.map(({ locationId, location }) => ({ value: locationId, label: location?.name ?? '' }));
  const isChain = choices.length > mostListed;
  const ticked = locationIds ?? (isChain ? [] : choices.map(({ value }) => value));
  const chosen = choices.filter(({ value }) => ticked.includes(value));
  const one = chosen.length === 1 ? chosen[0]?.label : undefined;
  const isFull = ticked.length >= mostListed;
  const count = locationIds === null && isChain ? `All ${choices.length}` : String(chosen.length);
  const value = one ?? (count === '0' ? null : count);
  return (
    <FilterChip
      name="Locations"
      value={value}
      {...(!(isChain && locationIds === null) && { onClear: () => onChange(isChain ? null : []) })}
    >
      {(close) => (
        <>
          {isChain && locationIds !== null && (
            <Button variant="plain" size="sm" onClick={() => (onChange(null), close())}>
              {`All ${choices.length} locations`}
            </Button>
          )}
          {isFull && isChain && (
            <chakra.p textStyle="meta" color="fg.muted" px="2" py="1" maxW="20rem">
              {`${mostListed} locations are chosen, which is as many as can be. Take one out to choose another.`}
            </chakra.p>
          )}
          <MultipleChoice
            label="Locations"
            choices={choices}
            values={ticked}
            onChange={(next) => (next.length > mostListed ? undefined : onChange(next))}
          />
        </>
      )}
    </FilterChip>
  );
}
