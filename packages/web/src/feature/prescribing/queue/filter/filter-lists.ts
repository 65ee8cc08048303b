import { classifications } from '@signa/core/catalog';
import {
  taskStatusFilterLabels,
  taskStatusFilters,
  waitingDayChoices,
  waitingDayLabels,
} from '@signa/core/prescribing';
import type { Choice } from '../../../../part/list/choice-list';

/** The value for all statuses, in the list and in the URL. */
export const everyStatus = 'all';

export const statusChoices: readonly Choice[] = [
  ...taskStatusFilters.map((value) => ({ value, label: taskStatusFilterLabels[value] })),
  { value: everyStatus, label: 'Every status' },
];

export const classificationChoices: readonly Choice[] = classifications.map((value) => ({ value, label: value }));

export const autoshipChoices: readonly Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const waitingChoices: readonly Choice[] = waitingDayChoices.map((value) => ({
  value,
  label: waitingDayLabels[value],
}));

/** For filters that are on or off, such as requests whose vet must be replaced or that are snoozed (P-516). */
export const onlyChoices: readonly Choice[] = [{ value: 'yes', label: 'Only these requests' }];

/** The options that the practice itself defines. */
export interface FilterLists {
  readonly vets: readonly Choice[];
  readonly users: readonly Choice[];
  readonly workflowStatuses: readonly Choice[];
}
