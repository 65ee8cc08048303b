import { classifications } from '@signa/core/catalog';
import { type QueueFilters, taskStatusFilterLabels, taskStatusFilters } from '@signa/core/prescribing';
import { FilterChip } from '../../../part/list/filter-chip';
import { MultipleChoice, SingleChoice } from '../../../part/list/choice-list';
import type { FilterChange } from './use-queue-filters';
import { ChoiceChip } from './choice-chip';
import { autoshipChoices, classificationChoices, everyStatus, inactiveVetChoices, statusChoices } from './filter-lists';
import type { FilterLists } from './filter-lists';

export interface ChipsProps {
  readonly filters: QueueFilters;
  readonly lists: FilterLists;
  readonly onChange: (change: FilterChange) => void;
}

/** Clearing the status shows all of them. It is the only filter that is active by default (P-149). */
export function StatusChip({ filters, onChange }: Omit<ChipsProps, 'lists'>) {
  const choose = (value: string) => onChange({ status: taskStatusFilters.find((status) => status === value) ?? null });
  return (
    <FilterChip
      name="Status"
      value={filters.status && taskStatusFilterLabels[filters.status]}
      onClear={() => choose(everyStatus)}
    >
      {(close) => (
        <SingleChoice
          label="Status"
          choices={statusChoices}
          value={filters.status ?? everyStatus}
          onChoose={(value) => (choose(value), close())}
        />
      )}
    </FilterChip>
  );
}

const autoshipValue = (isAutoship: boolean | null) => (isAutoship === null ? null : isAutoship ? 'yes' : 'no');

export interface MoreChipsProps extends ChipsProps {
  /** True if inactive filters are shown too. */
  readonly isWhole: boolean;
}

/** The common filters; an active one is never hidden. */
export function MainChips({ filters, lists, onChange, isWhole }: MoreChipsProps) {
  return (
    <>
      {(isWhole || filters.productClassification !== null) && (
        <ChoiceChip
          name="Product classification"
          choices={classificationChoices}
          value={filters.productClassification}
          onChoose={(value) =>
            onChange({ productClassification: classifications.find((known) => known === value) ?? null })
          }
        />
      )}
      {(isWhole || filters.isAutoship !== null) && (
        <ChoiceChip
          name="Autoship"
          choices={autoshipChoices}
          value={autoshipValue(filters.isAutoship)}
          onChoose={(value) => onChange({ isAutoship: value === null ? null : value === 'yes' })}
        />
      )}
      {(isWhole || filters.assignedVeterinarianIds.length > 0) && (
        <FilterChip
          name="Assigned veterinarians"
          value={vetsLabel(filters.assignedVeterinarianIds, lists)}
          onClear={() => onChange({ assignedVeterinarianIds: [] })}
        >
          {() => (
            <MultipleChoice
              label="Assigned veterinarians"
              choices={lists.vets}
              values={filters.assignedVeterinarianIds}
              onChange={(assignedVeterinarianIds) => onChange({ assignedVeterinarianIds })}
            />
          )}
        </FilterChip>
      )}
      {(isWhole || filters.isVetInactive) && (
        <ChoiceChip
          name="Vet no longer active"
          choices={inactiveVetChoices}
          value={filters.isVetInactive ? 'yes' : null}
          onChoose={(value) => onChange({ isVetInactive: value === 'yes' })}
        />
      )}
    </>
  );
}

/** A single vet by name, several by count. */
function vetsLabel(ids: readonly string[], { vets }: FilterLists): string | null {
  if (ids.length === 0) return null;
  return (ids.length === 1 && vets.find(({ value }) => value === ids[0])?.label) || String(ids.length);
}
