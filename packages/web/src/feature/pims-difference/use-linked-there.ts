import { GetLocationPatientByPimsIdDocument } from '@signa/core/contract/typed';
import { useQueries } from '@tanstack/react-query';
import { operationQuery } from '../../client/query/use-operation';
import { useCall } from '../../client/query/use-call';
import { usePractice } from '../../platform/practice/practice';
import type { LinkedCaretaker } from './use-linked-caretaker';

/** So many are looked up before they are paired; of the rest the server says it when they are linked (C-089). */
const lookedUpMost = 40;

/** The ids of those patients of a client of the practice system who are linked with a patient here already (C-113). */
export function useLinkedThere(chosen: LinkedCaretaker | null): ReadonlySet<string> {
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
