/** A message that leaves through the outbox with the change (README 9 of the requirements). */
export interface OutgoingMessage {
  readonly kind: 'pharmacy-prescription' | 'pims-write-back' | 'storefront-cancel-order';
  /** The same for every attempt, so that the receiver acts once. */
  readonly idempotencyKey: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
