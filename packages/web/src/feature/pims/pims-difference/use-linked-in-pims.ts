import { GetLocationPatientByPimsIdDocument } from '@signa/core/contract/typed';
import { useQueries } from '@tanstack/react-query';
import { operationQuery } from '../../../client/query/use-operation';
import { useCall } from '../../../client/query/use-call';
import { usePractice } from '../../../platform/practice/practice';
import type { LinkedCaretaker } from './use-linked-caretaker';

/**
 * Maximum number of patients looked up before pairing. For the others, the server reports existing links during linking
 * (C-089).
 */
const lookedUpMost = 40;

/** IDs of the PIMS client's patients that are already linked to a patient in Signa (C-113). */
export function useLinkedInPims(chosen: LinkedCaretaker | null): ReadonlySet<string> {
  const call = useCall();
  const { location, mayUse } = usePractice();
  const asked = mayUse('GetLocationPatientByPimsId') ? (chosen?.patients ?? []).slice(0, lookedUpMost) : [];
  const found = useQueries({
    queries: asked.map(({ id }) =>
      operationQuery(call, GetLocationPatientByPimsIdDocument, {
        pimsAccountId: chosen?.pimsAccountId ?? '',
        pimsId: id,
        locationId: location.id,
      }),
    ),
  });
  return new Set(asked.filter((_, index) => found[index]?.data?.locationPatientByPimsId).map(({ id }) => id));
}
