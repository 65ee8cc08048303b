import type { Operations } from '@signa/core/contract';
import { GetLineItemsByPrescriptionIdDocument } from '@signa/core/contract/typed';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';

export type OrderLine = Operations['GetLineItemsByPrescriptionId']['data']['lineItemsByPrescriptionId'][number];

/** The order lines that were filled from a prescription; the gate of archiving reads them (P-140). */
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
