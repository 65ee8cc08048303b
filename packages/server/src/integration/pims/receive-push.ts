import { everyPlace } from '../../database/scope.js';
import { pimsConnectionTypes, providerIdTypes } from '@signa/core/practice';
import type { Clock } from '@signa/core/base';
import { z } from 'zod';
import type { Database } from '../../database/database.js';
import { allPimsLocations } from '../../store/practice/place/pims-account.js';
import { storeReported } from '../../store/pims/pims/reported-store.js';
import { eventJson } from '../event-json.js';
import type { InboundAnswer, InboundRequest } from '../inbound-door.js';
import { invalidSignatureText, verifySignature } from '../verify-signature.js';

interface PushDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The gateway's signing secret; `null` without one, and then no signature is valid. */
  readonly key: string | null;
}

const ids = z.array(z.string().min(1).max(100)).max(500).default([]);

/** The gateway reports which records changed; their content is then read from it (docs/pims-adapters.md). */
const recordsChanged = z.object({
  type: z.literal('records.changed'),
  timestamp: z.iso.datetime({ offset: true }),
  data: z.object({
    connectionType: z.enum(pimsConnectionTypes),
    accountId: z.string().min(1).max(200),
    clientIds: ids,
    patientIds: ids,
  }),
});

/**
 * Handles a partner's notification that records changed: they are read first (C-261). It can arrive twice, late, or for
 * unlinked records, because it causes nothing but a read.
 */
export async function receivePush(
  { database, clock, key }: PushDeps,
  { headers, body }: Pick<InboundRequest, 'headers' | 'body'>,
): Promise<InboundAnswer> {
  const message = key === null ? null : verifySignature(key, headers, body);
  if (!message) return { status: 401, body: { error: invalidSignatureText } };
  const parsed = recordsChanged.safeParse(eventJson(body));
  if (!parsed.success)
    return { status: 400, body: { error: 'The event could not be parsed', issues: parsed.error.issues } };
  const { connectionType: type, accountId, clientIds, patientIds } = parsed.data.data;
  const all = await database.read(everyPlace, allPimsLocations);
  const locationIds = all
    .filter((location) => location.pimsConnectionType === type && location.pimsAccountId === accountId)
    .map(({ id }) => id);
  const reported = { locationIds, type, clientIds, patientIds, isByProvider: providerIdTypes.includes(type) };
  const records =
    locationIds.length === 0
      ? 0
      : await database.write({ locationIds }, (tx) => storeReported(tx, reported, clock.now()));
  return { status: 200, body: { outcome: 'noted', records } };
}
