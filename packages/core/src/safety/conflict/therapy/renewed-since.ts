import { type DrugFacts, isOfDrug } from '../drug/drug-facts.js';
import { addMonths, type Instant, millisecondsOf, nearExpiryMonths, type PlainDate } from '../../../base/time/index.js';

/** The fields of an issued prescription that tell whether another one renews it. */
export interface RenewableFacts {
  readonly product: DrugFacts;
  readonly issuedAt: Instant;
  readonly expiresOn: PlainDate | null;
}

/**
 * Whether the drug of a prescription has been issued again since, and the new one does not also expire within a month:
 * then no renewal is needed.
 *
 * @param others - issued and not refused or archived, of the same patient
 * @throws RangeError on an invalid instant
 * @see P-239
 */
export function isRenewedSince(
  prescription: RenewableFacts,
  others: readonly RenewableFacts[],
  today: PlainDate,
): boolean {
  return others.some(
    (other) =>
      millisecondsOf(other.issuedAt) > millisecondsOf(prescription.issuedAt) &&
      other.expiresOn !== null &&
      today < addMonths(other.expiresOn, -nearExpiryMonths) &&
      isOfDrug(prescription.product, other.product),
  );
}
