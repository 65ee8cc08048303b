import type { Instant } from '@signa/core/base';
import type { OutgoingMessage } from './outgoing-message.js';
import { type Queryable, rows } from './statement.js';

/** Who changed a record, as the audit names them. */
interface AuditActor {
  readonly username: string;
  readonly impersonatedUsername?: string | null;
  readonly locationUserId?: string | null;
}

/** A change to be recorded on the location's chain, with its outgoing messages. */
export interface Change {
  readonly locationId: string;
  readonly at: Instant;
  readonly who: AuditActor;
  readonly operation: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly messages: readonly OutgoingMessage[];
}

/** Records a change that no user of the practice made: an external event or the timer. */
export async function recordChange(tx: Queryable, change: Change): Promise<void> {
  const { locationId, at, who, operation, subject, before, after, messages } = change;
  const entries = [{ subject, before, after }];
  await rows(tx, 'select signa.finish_mutation($1, $2, $3, $4, $5, $6, null)', [
    locationId,
    at,
    JSON.stringify(who),
    operation,
    JSON.stringify(entries),
    JSON.stringify(messages),
  ]);
}
