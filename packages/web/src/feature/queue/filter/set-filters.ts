import type { QueueFilters } from '@signa/core/prescribing';

export const isSet = ({ from, to }: QueueFilters['createdDate']) => from !== null || to !== null;

/** How many of the less common filters are active. */
function rareFiltersSet(filters: QueueFilters): number {
  return [
    isSet(filters.nextOrderDate),
    isSet(filters.expirationDate),
    isSet(filters.createdDate),
    filters.workflowStatusId !== null,
    filters.workflowUserId !== null,
  ].filter(Boolean).length;
}

/** How many filters are active besides request type and name, including the status. */
export function filtersSet(filters: QueueFilters): number {
  const everyday = [
    filters.status !== null,
    filters.productClassification !== null,
    filters.isAutoship !== null,
    filters.assignedVeterinarianIds.length > 0,
    filters.isVetInactive,
  ];
  return everyday.filter(Boolean).length + rareFiltersSet(filters);
}
