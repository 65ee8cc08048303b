import { classifications } from '@signa/core/catalog';
import { taskStatusFilterLabels, taskStatusFilters } from '@signa/core/prescribing';
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

/** Requests whose vet must be replaced, that are snoozed (P-516), or that wait for an exam (P-518). */
export const flagChoices: readonly Choice[] = [{ value: 'yes', label: 'Only these requests' }];

/** The options that the practice itself defines. */
export interface FilterLists {
  readonly vets: readonly Choice[];
  readonly users: readonly Choice[];
  readonly workflowStatuses: readonly Choice[];
}
