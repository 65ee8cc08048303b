import type { Instant } from '@signa/core/base';
import type { OutgoingKind } from '../database/schema/proof.js';

/** The key of a message, by the id of what it is about; the message of a record is found by it again. */
export const messageKey = {
  issued: (prescriptionId: string) => `prescription-${prescriptionId}-issued`,
  writtenBack: (prescriptionId: string) => `prescription-${prescriptionId}-written-back`,
  cardAnswered: (cardId: string) => `card-${cardId}-answered`,
  orderCancelled: (taskId: string) => `task-${taskId}-cancel-order`,
} as const;

/** A message sent through the outbox in the transaction of the change (README 9 of the requirements). */
export interface OutgoingMessage {
  readonly kind: OutgoingKind;
  /** The same for every attempt, so that the receiver acts once. */
  readonly idempotencyKey: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** No server sends it before this instant; without one, it is sent at once (P-480). */
  readonly notBefore?: Instant;
}
