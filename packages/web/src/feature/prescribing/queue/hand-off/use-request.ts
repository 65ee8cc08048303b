import { GetPrescriptionTaskDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../../client/query/use-operation';
import type { TaskRow } from '../request/rows';

/** The request of a dialog as it is now: its version, notes and assignee follow the changes of colleagues (P-517). */
export function useRequest(row: TaskRow) {
  const read = useOperation(GetPrescriptionTaskDocument, { id: row.id, uuid: row.uuid });
  const task = read.data?.prescriptionTask ?? null;
  return { current: task ?? row, notes: task?.notes ?? [], again: read.again } as const;
}
