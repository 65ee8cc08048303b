import { clientDifference, syncedDifference } from '@signa/core/client';
import type { ComparedClient, SyncedDifference } from '@signa/core/client';
import type { LinkedRecord } from '@signa/core/pims';
import type { SyncedField } from '@signa/core/pims-sync';
import { useLinkedCaretaker } from './use-linked-caretaker';

/** A linked client beside its record in the practice system. */
export interface ClientSync {
  readonly difference: SyncedDifference;
  /** What is kept of each synced field (C-255). */
  readonly fields: readonly SyncedField[];
}

/** What the practice system has of a client that is not here, and since when; `null` where it is not known (C-095, C-256). */
export function useClientSync(client: ComparedClient & LinkedRecord & { readonly id: string }): ClientSync | null {
  const caretaker = useLinkedCaretaker(client);
  if (!caretaker) return null;
  const fields = caretaker.synced.find(({ id }) => id === client.id)?.fields ?? [];
  return { difference: syncedDifference(client, clientDifference(client, caretaker), fields), fields };
}
