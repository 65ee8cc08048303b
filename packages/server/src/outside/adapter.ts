import type { Sql } from '../database/database.js';
import type { Outgoing } from '../outgoing/outgoing.js';
import type { MessageKey, StoredMessage } from '../store/outbox/outbox-store.js';

/** A message on its way, with what its adapter needs to write it out. */
interface Delivery {
  readonly key: MessageKey;
  readonly message: StoredMessage;
  readonly sql: Sql;
}

/**
 * Sends what was written out. It runs outside of any transaction, however slow the receiver is.
 *
 * @throws why it did not arrive
 */
export type Dispatch = (idempotencyKey: string, now: Date) => Promise<void>;

/** Writes a message of one kind out for the system outside, and answers how it is sent. */
export type Adapter = (delivery: Delivery) => Promise<Dispatch>;

export type Adapters = Readonly<Record<StoredMessage['kind'], Adapter>>;

/** Where the systems outside are, and the secrets shared with them. */
export interface OutsideSettings {
  readonly pharmacy: { readonly url: string; readonly secret: string; readonly timeout?: number };
  readonly storefront: { readonly url: string; readonly secret: string };
  readonly outgoing: Outgoing;
}
