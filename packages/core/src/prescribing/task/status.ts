/** P-153. */
export const taskStatuses = ['PENDING', 'VET_APPROVED', 'PV1_APPROVED', 'VET_DECLINED', 'PV1_DECLINED'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** The approval status values of the filter (P-154). */
export const taskStatusFilters = [
  'pending',
  'pharmacy-approved',
  'pharmacy-declined',
  'vet-approved',
  'vet-declined',
  'system-declined',
] as const;
export type TaskStatusFilter = (typeof taskStatusFilters)[number];

/** Known types; an unknown one is shown as 'Approval Request' (P-148). */
export const taskTypes = ['approval', 'draft', 'expiring', 'renewal'] as const;
export type TaskType = (typeof taskTypes)[number] | (string & {});
