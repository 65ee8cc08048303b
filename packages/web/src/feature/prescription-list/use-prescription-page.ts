import type { Operations } from '@signa/core/operation';
import { GetPrescriptionCountDocument, GetPrescriptionHistoryDocument } from '@signa/core/operation/typed';
import { historyPageVariables } from '@signa/core/prescription';
import type { HistoryPage } from '@signa/core/prescription';
import { countedOf } from '@signa/core/task';
import type { Counted } from '@signa/core/task';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';

export interface PrescriptionPage {
  readonly rows: Read<Operations['GetPrescriptionHistory']['data']>;
  /** All that fit, undefined while it is not known or the rows it counts are not there yet. */
  readonly total: Counted | undefined;
  /** The page that was asked for does not exist, and the last one is on its way. */
  readonly isTurning: boolean;
  readonly again: () => void;
}

/** A page of prescriptions with the number of all that fit (P-205, P-206). */
export function usePrescriptionPage(
  filters: Operations['GetPrescriptionCount']['variables'],
  asked: HistoryPage,
  turnTo: (lastPage: number) => void,
): PrescriptionPage {
  const rows = useOperation(GetPrescriptionHistoryDocument, historyPageVariables(filters, asked), { keepOld: true });
  const count = useOperation(GetPrescriptionCountDocument, filters, { keepOld: true });
  const total = count.data && countedOf(count.data.prescriptionCount);
  const isTurning = useExistingPage({
    page: asked.page,
    pageSize: asked.pageSize,
    count: { total: total?.total, isMore: total?.isMore, isOld: count.old, isLoading: count.loading },
    rows: { isEmpty: rows.data?.prescriptionHistory.length === 0, isOld: rows.old },
    turnTo,
  });
  return {
    rows,
    total: rows.loading || isTurning ? undefined : total,
    isTurning,
    again: () => {
      rows.again();
      count.again();
    },
  };
}
