import type { QueueFilters } from '@signa/core/task';

const isSet = ({ from, to }: QueueFilters['createdDate']) => from !== null || to !== null;

/** How many of the filters behind 'More filters' are set. */
export function rareFiltersSet(filters: QueueFilters): number {
  return [
    isSet(filters.nextOrderDate),
    isSet(filters.expirationDate),
    isSet(filters.createdDate),
    filters.workflowStatusId !== null,
    filters.workflowUserId !== null,
  ].filter(Boolean).length;
}

/** How many filters are set besides the request type and the name, the status included. */
export function filtersSet(filters: QueueFilters): number {
  const everyday = [
    filters.status !== null,
    filters.productClassification !== null,
    filters.isAutoship !== null,
    filters.assignedVeterinarianIds.length > 0,
  ];
  return everyday.filter(Boolean).length + rareFiltersSet(filters);
}

/** Whether more than the type and the status leaves requests out: then an empty list does not say that none waits. */
export function isNarrowed(filters: QueueFilters): boolean {
  return filters.name.trim() !== '' || filtersSet({ ...filters, status: null }) > 0;
}
