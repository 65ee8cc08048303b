import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { maxListLength } from '@signa/core/base';
import { usePractice } from '../../platform/practice/practice';
import { placeChoice, useOwnLocationSearch } from '../../feature/practice/own-location/use-own-location-search';
import type { Places } from '../../feature/practice/own-location/use-places';
import { Button } from '../../part/button/button';
import { FilterChip } from '../../part/list/filter-chip';
import { MultipleChoice } from '../../part/list/choice-list';

interface LocationChipProps {
  /** Null for all of the user's locations. */
  readonly locationIds: readonly string[] | null;
  /** Names of the selected locations. */
  readonly places: Places;
  readonly onChange: (locationIds: readonly string[] | null) => void;
}

/** Location filter of a list. A user with many locations selects up to a maximum number, or all. */
export function LocationChip(props: LocationChipProps) {
  const { isChain } = usePractice();
  return isChain ? <ChainChip {...props} /> : <FewChip {...props} />;
}

function FewChip({ locationIds, onChange }: LocationChipProps) {
  const { assignments } = usePractice();
  const choices = assignments.map(({ locationId, location }) => ({ value: locationId, label: location?.name ?? '' }));
  const ticked = locationIds ?? choices.map(({ value }) => value);
  const chosen = choices.filter(({ value }) => ticked.includes(value));
  const value = chosen.length === 1 ? (chosen[0]?.label ?? null) : chosen.length === 0 ? null : String(chosen.length);
  return (
    <FilterChip name="Locations" value={value} onClear={() => onChange([])}>
      {() => <MultipleChoice label="Locations" choices={choices} values={ticked} onChange={onChange} />}
    </FilterChip>
  );
}

function ChainChip({ locationIds, places, onChange }: LocationChipProps) {
  const { user } = usePractice();
  const all = `All ${user.workplaces.length}`;
  const [first, ...others] = locationIds ?? [];
  const one = first !== undefined && others.length === 0 ? (places.at(first)?.location.name ?? '1') : null;
  const value = locationIds === null ? all : (one ?? (first === undefined ? null : String(locationIds.length)));
  return (
    <FilterChip name="Locations" value={value} {...(locationIds !== null && { onClear: () => onChange(null) })}>
      {(close) => (
        <>
          {locationIds !== null && (
            <Button variant="plain" size="sm" onClick={() => (onChange(null), close())}>
              {`${all} locations`}
            </Button>
          )}
          <ChainChoice locationIds={locationIds ?? []} places={places} onChange={onChange} />
        </>
      )}
    </FilterChip>
  );
}

interface ChainChoiceProps {
  readonly locationIds: readonly string[];
  readonly places: Places;
  readonly onChange: (locationIds: readonly string[]) => void;
}

function ChainChoice({ locationIds, places, onChange }: ChainChoiceProps) {
  const { rows, search, isWhole } = useOwnLocationSearch();
  const [first] = useState(locationIds);
  const isFull = locationIds.length >= maxListLength;
  const chosen = isWhole ? first.flatMap((id) => places.at(id) ?? []) : [];
  const listed = [...chosen, ...rows.filter(({ id }) => !chosen.some((one) => one.id === id))];
  return (
    <>
      {isFull && (
        <chakra.p textStyle="meta" color="fg.muted" px="2" py="1" maxW="20rem">
          {`You can select up to ${maxListLength} locations. Remove one to add another.`}
        </chakra.p>
      )}
      <MultipleChoice
        label="Locations"
        choices={listed.map((one) => ({ ...placeChoice(one), note: null }))}
        values={locationIds}
        search={{ ...search, shown: listed.length }}
        onChange={(next) => (next.length > maxListLength ? undefined : onChange(next))}
      />
    </>
  );
}
