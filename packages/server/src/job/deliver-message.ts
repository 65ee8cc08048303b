import type { Clock, Instant } from '@signa/core/base';
import type { Database } from '../database/database.js';
import type { Adapters } from '../integration/adapter.js';
import { type Tracing, untraced } from '../observe/tracing.js';
import { isLasting } from '../integration/lasting-fault.js';
import { takeMessage } from '../store/outbox/withdraw-messages.js';
import { findMessage, markDelivered, markFailed, type MessageKey } from '../store/outbox/outbox-store.js';

export interface DeliveryDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly adapters: Adapters;
  readonly tracing?: Tracing;
}

/**
 * Delivers an outbox message at least once: after a crash between sending and marking, it is sent again under the same
 * key.
 *
 * @throws the reason for a failed delivery, after storing it with the message
 */
export function deliverMessage(deps: DeliveryDeps, key: MessageKey): Promise<void> {
  const { tracing = untraced } = deps;
  return tracing.span({ name: 'deliver', kind: 'client' }, () => deliver({ ...deps, tracing }, key));
}

async function deliver({ database, clock, adapters, tracing }: Required<DeliveryDeps>, key: MessageKey): Promise<void> {
  const scope = { locationIds: [key.locationId] };
  const message = await database.read(scope, (sql) => findMessage(sql, key));
  if (!message || message.isOver) return;
  tracing.note({ 'signa.message.kind': message.kind }, `deliver ${message.kind}`);
  const now = clock.now();
  // Either this takes the message or an undo withdraws it (P-481). A server whose clock is slow tries again.
  if (!(await database.write(scope, (tx) => takeMessage(tx, key, now)))) {
    if (isEarly(message, now)) throw new Error(`This message is not sent before ${message.notBefore}`);
    return;
  }
  try {
    const dispatch = await database.read(scope, (sql) => adapters[message.kind]({ key, message, sql }));
    await dispatch(message.idempotencyKey, new Date(now));
  } catch (error) {
    await database.write(scope, (tx) =>
      markFailed(tx, key, now, error instanceof Error ? error.message : String(error), isLasting(error)),
    );
    throw error;
  }
  await database.write(scope, (tx) => markDelivered(tx, key, clock.now()));
}

function isEarly({ notBefore }: { readonly notBefore: Instant | null }, now: Instant): boolean {
  return notBefore !== null && Date.parse(notBefore) > Date.parse(now);
}
