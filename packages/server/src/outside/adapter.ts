import type { Sql } from '../database/database.js';
import type { MessageKey, StoredMessage } from '../store/outbox/outbox-store.js';

/** A message on its way, with what its adapter needs to write it out. */
export interface Delivery {
  readonly key: MessageKey;
  readonly message: StoredMessage;
  readonly sql: Sql;
}

/** What is sent for a message: where to and what. */
export interface OutgoingCall {
  readonly address: string;
  readonly secret: string;
  readonly body: unknown;
}

/** Writes a message of one kind as a call to the system outside. */
export type Adapter = (delivery: Delivery) => Promise<OutgoingCall>;

export type Adapters = Readonly<Record<StoredMessage['kind'], Adapter>>;

/** Where the systems outside are, and the secrets shared with them. */
export interface OutsideSettings {
  readonly pharmacy: { readonly url: string; readonly secret: string };
  readonly storefront: { readonly url: string; readonly secret: string };
}
