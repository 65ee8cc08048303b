import type { Operations } from '@signa/core/contract';
import { AuthorizeRenewalsDocument } from '@signa/core/contract/typed';
import { useRef, useState } from 'react';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';
import type { Renewal } from './use-renewals';

type Answer = Operations['AuthorizeRenewals']['data']['authorizeRenewals'][number];

/** A confirmed renewal as it was shown, with what became of it. */
export interface Confirmed {
  readonly renewal: Renewal;
  readonly result: Answer;
}

const namedOf = ({ request, lines }: Renewal) => ({
  prescriptionTaskId: request.id,
  shown: lines.map(({ name, label, value, note }) => ({ name, label, value, note })),
});

/**
 * Confirms renewals. After a lost answer, the same renewals are sent with the same batch ID, so that none is signed
 * twice (P-468, P-472).
 */
export function useAuthorizeRenewals(onDone: () => void) {
  const { location } = usePractice();
  const [results, setResults] = useState<readonly Confirmed[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef<{ readonly content: string; readonly batchId: string } | null>(null);
  const mutation = useMutation(AuthorizeRenewalsDocument);

  const authorize = async (selected: readonly Renewal[]) => {
    const renewals = selected.map(namedOf);
    const content = JSON.stringify(renewals);
    if (sent.current?.content !== content) sent.current = { content, batchId: crypto.randomUUID() };
    setFailure(null);
    const { batchId } = sent.current;
    const answer = await mutation.run({ locationId: location.id, batchId, renewals });
    if (!answer.ok) return setFailure(answer.failure.message);
    sent.current = null;
    const byId = new Map(answer.data.authorizeRenewals.map((result) => [result.prescriptionTaskId, result]));
    setResults(
      selected.flatMap((renewal) => {
        const result = byId.get(renewal.request.id);
        return result ? [{ renewal, result }] : [];
      }),
    );
    onDone();
  };
  return { authorize, busy: mutation.busy, failure, results, close: () => setResults(null) } as const;
}
