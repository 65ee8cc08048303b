import type { Sql } from '../database/database.js';
import type { Outgoing } from '../outgoing/outgoing.js';
import type { MessageKey, StoredMessage } from '../store/outbox/outbox-store.js';

/** A message to be sent, with what its adapter needs to serialize it. */
interface Delivery {
  readonly key: MessageKey;
  readonly message: StoredMessage;
  readonly sql: Sql;
}

/**
 * Sends the serialized message. It runs outside of any transaction, however slow the receiver is.
 *
 * @throws the reason for a failure
 */
export type Dispatch = (idempotencyKey: string, now: Date) => Promise<void>;

/** Serializes a message of one kind for the external system, and returns a function that sends it. */
export type Adapter = (delivery: Delivery) => Promise<Dispatch>;

export type Adapters = Readonly<Record<StoredMessage['kind'], Adapter>>;

/** Addresses of the external systems, and the secrets shared with them. */
export interface IntegrationSettings {
  readonly pharmacy: { readonly url: string; readonly secret: string; readonly timeout?: number };
  readonly storefront: { readonly url: string; readonly secret: string };
  readonly outgoing: Outgoing;
}
