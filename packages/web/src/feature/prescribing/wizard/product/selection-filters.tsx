import { chakra } from '@chakra-ui/react';
import { allOption, timesToShip, type TimeToShipChoice, timeToShipLabels } from '@signa/core/catalog';
import type { SelectionFilters as Filters } from '@signa/core/prescribing';
import { MultipleChoice, SingleChoice } from '../../../../part/list/choice-list';
import { FilterChip } from '../../../../part/list/filter-chip';

interface SelectionFiltersProps {
  readonly filters: Filters;
  /** The flavors of the family and form; empty until loaded. */
  readonly flavors: readonly { readonly flavorId: string; readonly flavor: string }[];
  readonly onChange: (change: Partial<Filters>) => void;
}

const times = [
  { value: allOption, label: allOption },
  ...timesToShip.map((time) => ({ value: time, label: timeToShipLabels[time] })),
];

const timeOf = (value: string): TimeToShipChoice =>
  value === allOption ? 'All' : (timesToShip.find((time) => time === value) ?? null);

/** Filters forms, strengths, and products by flavor and time to ship (P-029, P-033). */
export function SelectionFilters({ filters, flavors, onChange }: SelectionFiltersProps) {
  const { flavorIds, timeToShip } = filters;
  const chosen = flavors.filter(({ flavorId }) => flavorIds.includes(flavorId));
  return (
    <chakra.div role="group" aria-label="Filters" display="flex" flexWrap="wrap" gap="2">
      <FilterChip
        name="Time To Ship"
        value={timeToShip === null ? null : (times.find(({ value }) => value === timeToShip)?.label ?? null)}
        onClear={() => onChange({ timeToShip: null })}
      >
        {(close) => (
          <SingleChoice
            label="Time To Ship"
            choices={times}
            value={timeToShip}
            onChoose={(value) => {
              onChange({ timeToShip: timeOf(value) });
              close();
            }}
          />
        )}
      </FilterChip>
      {(flavors.length > 0 || flavorIds.length > 0) && (
        <FilterChip
          name="Flavor"
          value={
            flavorIds.length === 0 ? null : chosen.length === 1 ? (chosen[0]?.flavor ?? null) : String(flavorIds.length)
          }
          onClear={() => onChange({ flavorIds: [] })}
        >
          {() => (
            <MultipleChoice
              label="Flavor"
              choices={flavors.map(({ flavorId, flavor }) => ({ value: flavorId, label: flavor }))}
              values={flavorIds}
              onChange={(values) => onChange({ flavorIds: values })}
            />
          )}
        </FilterChip>
      )}
    </chakra.div>
  );
}
