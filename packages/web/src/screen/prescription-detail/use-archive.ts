import { archivedNotice, archiveErrorNotice, mayArchive, officeUseGroup, whatForWhom } from '@signa/core/prescribing';
import { ArchivePrescriptionDocument } from '@signa/core/contract/typed';
import { quantityInUnits } from '@signa/core/catalog';
import { useState } from 'react';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';
import type { DetailedPrescription } from './detailed-prescription';
import { useOrderLines } from './use-order-lines';
import { wholeTitle } from './whole-title';

/** Archiving: the check of order lines, the confirmation, and the mutation (P-140 to P-143). */
export function useArchive(prescription: DetailedPrescription) {
  const { assignment, mayUse } = usePractice();
  const offered = mayUse('ArchivePrescription') && mayUse('GetLineItemsByPrescriptionId');
  const [asking, setAsking] = useState(false);
  const lines = useOrderLines(prescription.id, offered && !prescription.archived);
  const archive = useMutation(ArchivePrescriptionDocument, {
    area: 'prescribing',
    success: archivedNotice,
    error: archiveErrorNotice,
    object: objectOf(prescription),
  });
  const known = lines.failure ? 'failed' : (lines.data?.lineItemsByPrescriptionId ?? 'loading');
  const verdict = mayArchive(prescription, known);
  return {
    offered,
    refusal: verdict.allowed ? null : verdict.reason,
    asking,
    ask: () => setAsking(true),
    no: () => setAsking(false),
    yes: async () => {
      await archive.run({ id: prescription.id, input: { archived: true, archivedByLocationUserId: assignment.id } });
      setAsking(false);
    },
    busy: archive.busy,
  };
}

/** The prescription as the subject of notices. */
const objectOf = ({ id, product, unitPerFill, isOfficeUse, locationPatient }: DetailedPrescription) => ({
  text: whatForWhom(
    wholeTitle(product),
    quantityInUnits(unitPerFill, product.unitMeasure?.description),
    (isOfficeUse ? null : locationPatient?.name) ?? officeUseGroup,
  ),
  link: `/history/${id}`,
});
