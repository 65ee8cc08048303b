import { clientDifference, type ComparedClient, syncedDifference, type SyncedDifference } from '@signa/core/clients';
import type { Freshness, LinkedRecord, SyncedField } from '@signa/core/practice';
import { useLinkedCaretaker } from './use-linked-caretaker';

/** A linked client compared with its PIMS record. */
export interface ClientSync {
  readonly difference: SyncedDifference;
  /** The sync records of the fields (C-255). */
  readonly fields: readonly SyncedField[];
  /** When the record was read, and whether the PIMS responds (C-263). */
  readonly freshness: Freshness | null;
}

/** The values of a client that differ in the PIMS, and since when; `null` if unknown (C-095, C-256). */
export function useClientSync(client: ComparedClient & LinkedRecord & { readonly id: string }): ClientSync | null {
  const caretaker = useLinkedCaretaker(client);
  if (!caretaker) return null;
  const kept = caretaker.synced.find(({ id }) => id === client.id) ?? null;
  const fields = kept?.fields ?? [];
  const difference = syncedDifference(client, clientDifference(client, caretaker), fields);
  return { difference, fields, freshness: kept };
}
