import { clientDifference, type ComparedClient, syncedDifference, type SyncedDifference } from '@signa/core/clients';
import type { Freshness, LinkedRecord, SyncedField } from '@signa/core/practice';
import { useLinkedCaretaker } from './use-linked-caretaker';

/** A linked client beside its record in the practice system. */
export interface ClientSync {
  readonly difference: SyncedDifference;
  /** What is kept of each synced field (C-255). */
  readonly fields: readonly SyncedField[];
  /** When the record was read, and whether the practice system answers (C-263). */
  readonly freshness: Freshness | null;
}

/** What the practice system has of a client that is not here, and since when; `null` where it is not known (C-095, C-256). */
export function useClientSync(client: ComparedClient & LinkedRecord & { readonly id: string }): ClientSync | null {
  const caretaker = useLinkedCaretaker(client);
  if (!caretaker) return null;
  const kept = caretaker.synced.find(({ id }) => id === client.id) ?? null;
  const fields = kept?.fields ?? [];
  const difference = syncedDifference(client, clientDifference(client, caretaker), fields);
  return { difference, fields, freshness: kept };
}
