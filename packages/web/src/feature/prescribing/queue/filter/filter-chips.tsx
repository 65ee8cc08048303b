import { classifications } from '@signa/core/catalog';
import {
  type ChipFilter,
  chipFilters,
  chipLabel,
  isChipSet,
  type QueueFilters,
  taskStatusFilterLabels,
  taskStatusFilters,
  waitingDayChoices,
} from '@signa/core/prescribing';
import type { ComponentType } from 'react';
import { MultipleChoice, SingleChoice } from '../../../../part/list/choice-list';
import { DateRangeChip } from '../../../../part/list/date-range-chip';
import { FilterChip } from '../../../../part/list/filter-chip';
import { ChoiceChip } from './choice-chip';
import {
  autoshipChoices,
  classificationChoices,
  everyStatus,
  onlyChoices,
  statusChoices,
  waitingChoices,
} from './filter-lists';
import type { FilterLists } from './filter-lists';
import type { FilterChange } from './use-queue-filters';

export interface ChipsProps {
  readonly filters: QueueFilters;
  readonly lists: FilterLists;
  readonly onChange: (change: FilterChange) => void;
}

/** Cleared, the status shows them all; it is the only filter that is set from the start (P-149). */
export function StatusChip({ filters, onChange }: Omit<ChipsProps, 'lists'>) {
  const choose = (value: string) => onChange({ status: taskStatusFilters.find((status) => status === value) ?? null });
  const label = chipLabel('status');
  return (
    <FilterChip
      name={label}
      value={filters.status && taskStatusFilterLabels[filters.status]}
      onClear={() => choose(everyStatus)}
    >
      {(close) => (
        <SingleChoice
          label={label}
          choices={statusChoices}
          value={filters.status ?? everyStatus}
          onChoose={(value) => (choose(value), close())}
        />
      )}
    </FilterChip>
  );
}

function ClassificationChip({ filters, onChange }: ChipsProps) {
  return (
    <ChoiceChip
      name={chipLabel('productClassification')}
      choices={classificationChoices}
      value={filters.productClassification}
      onChoose={(value) =>
        onChange({ productClassification: classifications.find((known) => known === value) ?? null })
      }
    />
  );
}

const autoshipValue = (isAutoship: boolean | null) => (isAutoship === null ? null : isAutoship ? 'yes' : 'no');

function AutoshipChip({ filters, onChange }: ChipsProps) {
  return (
    <ChoiceChip
      name={chipLabel('isAutoship')}
      choices={autoshipChoices}
      value={autoshipValue(filters.isAutoship)}
      onChoose={(value) => onChange({ isAutoship: value === null ? null : value === 'yes' })}
    />
  );
}

function VetsChip({ filters, lists, onChange }: ChipsProps) {
  const label = chipLabel('assignedVeterinarianIds');
  return (
    <FilterChip
      name={label}
      value={vetsLabel(filters.assignedVeterinarianIds, lists)}
      onClear={() => onChange({ assignedVeterinarianIds: [] })}
    >
      {() => (
        <MultipleChoice
          label={label}
          choices={lists.vets}
          values={filters.assignedVeterinarianIds}
          onChange={(assignedVeterinarianIds) => onChange({ assignedVeterinarianIds })}
        />
      )}
    </FilterChip>
  );
}

/** One vet by name, several as their number. */
function vetsLabel(ids: readonly string[], { vets }: FilterLists): string | null {
  if (ids.length === 0) return null;
  return (ids.length === 1 && vets.find(({ value }) => value === ids[0])?.label) || String(ids.length);
}

type FlagFilter = 'isVetInactive' | 'isMine' | 'isReadyToSign' | 'isSnoozed' | 'isWaitingForExam';

/** A condition that is on or off. */
const flagChip = (field: FlagFilter) =>
  function FlagChip({ filters, onChange }: ChipsProps) {
    return (
      <ChoiceChip
        name={chipLabel(field)}
        choices={onlyChoices}
        value={filters[field] ? 'yes' : null}
        onChoose={(value) => onChange({ [field]: value === 'yes' })}
      />
    );
  };

function WaitingChip({ filters, onChange }: ChipsProps) {
  return (
    <ChoiceChip
      name={chipLabel('waitingDays')}
      choices={waitingChoices}
      value={filters.waitingDays}
      onChoose={(value) => onChange({ waitingDays: waitingDayChoices.find((days) => days === value) ?? null })}
    />
  );
}

type DateFilter = 'nextOrderDate' | 'expirationDate' | 'createdDate';

const dateChip = (field: DateFilter) =>
  function DateChip({ filters, onChange }: ChipsProps) {
    return (
      <DateRangeChip
        name={chipLabel(field)}
        range={filters[field]}
        onChange={(range) => onChange({ [field]: range })}
      />
    );
  };

function WorkflowStatusChip({ filters, lists, onChange }: ChipsProps) {
  return (
    <ChoiceChip
      name={chipLabel('workflowStatusId')}
      choices={lists.workflowStatuses}
      value={filters.workflowStatusId}
      onChoose={(workflowStatusId) => onChange({ workflowStatusId })}
    />
  );
}

function WorkflowUserChip({ filters, lists, onChange }: ChipsProps) {
  return (
    <ChoiceChip
      name={chipLabel('workflowUserId')}
      choices={lists.users}
      value={filters.workflowUserId}
      onChoose={(workflowUserId) => onChange({ workflowUserId })}
    />
  );
}

/** The status is separate, before the request type. */
type OtherFilter = Exclude<ChipFilter, 'status'>;
const others = chipFilters.filter((field): field is OtherFilter => field !== 'status');
const chips: Readonly<Record<OtherFilter, ComponentType<ChipsProps>>> = {
  isMine: flagChip('isMine'),
  isReadyToSign: flagChip('isReadyToSign'),
  waitingDays: WaitingChip,
  productClassification: ClassificationChip,
  isAutoship: AutoshipChip,
  assignedVeterinarianIds: VetsChip,
  isVetInactive: flagChip('isVetInactive'),
  nextOrderDate: dateChip('nextOrderDate'),
  expirationDate: dateChip('expirationDate'),
  createdDate: dateChip('createdDate'),
  workflowStatusId: WorkflowStatusChip,
  workflowUserId: WorkflowUserChip,
  isSnoozed: flagChip('isSnoozed'),
  isWaitingForExam: flagChip('isWaitingForExam'),
};

interface OtherChipsProps extends ChipsProps {
  /** Shows those that are not set too. */
  readonly isWhole: boolean;
}

/** The built-in views set them; more chips would take a fourth row above an open card (P-385, P-451). */
const setByViews: ReadonlySet<OtherFilter> = new Set(['isMine', 'isReadyToSign', 'waitingDays']);

/** The other filters; a set one is never hidden. */
export function OtherChips({ isWhole, ...props }: OtherChipsProps) {
  return others
    .filter((field) => isChipSet(props.filters, field) || (isWhole && !setByViews.has(field)))
    .map((field) => {
      const Chip = chips[field];
      return <Chip key={field} {...props} />;
    });
}
