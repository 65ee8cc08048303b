import type { Operations } from '@signa/core/contract';
import { GetLineItemsByPrescriptionIdDocument } from '@signa/core/contract/typed';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';

export type OrderLine = Operations['GetLineItemsByPrescriptionId']['data']['lineItemsByPrescriptionId'][number];

/** Order lines filled from a prescription, which the archive check reads (P-140). */
export function useOrderLines(
  prescriptionId: string,
  wanted: boolean,
): Read<Operations['GetLineItemsByPrescriptionId']['data']> {
  const { mayUse } = usePractice();
  return useOperation(
    GetLineItemsByPrescriptionIdDocument,
    { prescriptionId },
    { enabled: wanted && mayUse('GetLineItemsByPrescriptionId') },
  );
}
