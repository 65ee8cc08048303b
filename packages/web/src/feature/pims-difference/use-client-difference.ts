import { clientDifference, hasClientDifference } from '@signa/core/client';
import type { ClientDifference, ComparedClient } from '@signa/core/client';
import type { LinkedRecord } from '@signa/core/pims';
import { useLinkedCaretaker } from './use-linked-caretaker';

/** What the practice system has of a client that is not here; `null` where that is nothing, or not known (C-095, C-098). */
export function useClientDifference(client: ComparedClient & LinkedRecord): ClientDifference | null {
  const caretaker = useLinkedCaretaker(client);
  if (!caretaker) return null;
  const found = clientDifference(client, caretaker);
  return hasClientDifference(found) ? found : null;
}
