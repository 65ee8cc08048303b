import { type ClientFacts, declineOfClientChange, pendingTasksCount, warningBefore } from '@signa/core/clients';
import { GetPrescriptionTasksCountDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';

/**
 * The warning that setting a client inactive declines what is pending. Who saves before it is known whether anything is
 * pending is warned as if something were: nothing is declined unannounced (C-079).
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
    /** On saving: whether it was said what follows. If not, it is said now, and nothing is saved yet. */
    wasTold: () => {
      if (reason === null || isKnown || hurried) return true;
      setHurried(true);
      return false;
    },
  } as const;
}
