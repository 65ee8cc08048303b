import { GetPrescriptionTasksGroupedDocument } from '@signa/core/contract/typed';
import { firstPage, type QueueFilters, taskPageSize } from '@signa/core/prescribing';
import { useOperation } from '../../../../client/query/use-operation';
import { queuePositionOf } from './queue-position';
import type { QueuePosition } from './queue-position';
import { queueListVariables } from '../request/queue-variables';
import type { TaskGroup } from '../request/rows';

/** The position of the open request in the queue; `null` while none is open (P-251). */
export function useQueuePosition(
  groups: readonly TaskGroup[],
  openId: string | null,
  filters: QueueFilters,
  locationId: string,
): QueuePosition | null {
  const pagesBefore = filters.page - firstPage;
  const clientsBefore = { skip: 0, take: pagesBefore * taskPageSize.approvals, takeOfClient: 1 };
  const read = useOperation(
    GetPrescriptionTasksGroupedDocument,
    { ...queueListVariables(filters, locationId), ...clientsBefore },
    { enabled: openId !== null && pagesBefore > 0 },
  );
  const counted = read.data?.prescriptionTasksGrouped.reduce((sum, { count }) => sum + count, 0) ?? null;
  return openId === null ? null : queuePositionOf(groups, openId, pagesBefore > 0 ? counted : 0);
}
