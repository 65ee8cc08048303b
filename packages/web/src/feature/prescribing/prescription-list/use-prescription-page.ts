import type { Operations } from '@signa/core/contract';
import { GetPrescriptionCountDocument, GetPrescriptionHistoryDocument } from '@signa/core/contract/typed';
import { type Counted, countedOf, type HistoryPage, historyPageVariables } from '@signa/core/prescribing';
import { useOperation } from '../../../client/query/use-operation';
import type { Read } from '../../../client/query/use-operation';
import { useExistingPage } from '../../../part/list/use-existing-page';

export interface PrescriptionPage {
  readonly rows: Read<Operations['GetPrescriptionHistory']['data']>;
  /** The total count; undefined while unknown or while the rows that it counts are loading. */
  readonly total: Counted | undefined;
  /** True if the requested page doesn't exist and the last one is loading. */
  readonly isTurning: boolean;
  readonly again: () => void;
}

/** A page of prescriptions with the total count (P-205, P-206). */
export function usePrescriptionPage(
  filters: Operations['GetPrescriptionCount']['variables'],
  asked: HistoryPage,
  turnToPage: (lastPage: number) => void,
): PrescriptionPage {
  const rows = useOperation(GetPrescriptionHistoryDocument, historyPageVariables(filters, asked), { keepOld: true });
  const count = useOperation(GetPrescriptionCountDocument, filters, { keepOld: true });
  const total = count.data && countedOf(count.data.prescriptionCount);
  const isTurning = useExistingPage({
    page: asked.page,
    pageSize: asked.pageSize,
    count: { total: total?.total, isMore: total?.isMore, isOld: count.old, isLoading: count.loading },
    rows: { isEmpty: rows.data?.prescriptionHistory.length === 0, isOld: rows.old },
    turnToPage,
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
