import { type ClientFacts, declineOfClientChange, pendingTasksCount, warningBefore } from '@signa/core/clients';
import { GetPrescriptionTasksCountDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';

/**
 * The warning that deactivating a client declines pending requests. Saving before the number of pending requests is
 * known shows the warning too, so that nothing is declined without notice (C-079).
 */
export function useDeclineWarning(client: Pick<ClientFacts, 'id' | 'isActive'>, isActive: boolean) {
  const { location } = usePractice();
  const [hurried, setHurried] = useState(false);
  const reason = declineOfClientChange(client, { isActive });
  const check = useOperation(
    GetPrescriptionTasksCountDocument,
    pendingTasksCount(location.id, { locationClientId: client.id }),
    { enabled: reason !== null },
  );
  const count = check.failure ? undefined : check.data?.prescriptionTasksCount;
  const isKnown = count !== undefined || check.failure !== null;
  const pending = count ?? (isKnown || hurried ? 'check-failed' : 0);
  return {
    line: { text: warningBefore(reason, pending), count: count ?? null, reason },
    /**
     * Call on save. Returns whether the consequences were already shown; if not, shows them and nothing is saved yet.
     */
    wasWarned: () => {
      if (reason === null || isKnown || hurried) return true;
      setHurried(true);
      return false;
    },
  } as const;
}
