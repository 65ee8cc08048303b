import { clientName } from '@signa/core/client';
import { mergedText } from '@signa/core/merge';
import { Failure } from '../../failure/failure.js';
import { findClient } from '../../store/client/client-store.js';
import { standingClient } from '../../store/merge/client-merge-store.js';
import type { Queryable } from '../../store/statement.js';

/**
 * Refuses what is meant for a client who was merged, and names the one who stands for it (C-249).
 *
 * @throws Failure CONFLICT
 */
export async function requireStandingClient(
  tx: Queryable,
  locationId: string,
  clientId: string | null | undefined,
): Promise<void> {
  if (clientId === null || clientId === undefined) return;
  const standing = await standingClient(tx, locationId, clientId);
  if (standing === clientId) return;
  const client = await findClient(tx, [locationId], standing);
  throw new Failure('CONFLICT', mergedText('client', client ? clientName(client) : ''));
}
