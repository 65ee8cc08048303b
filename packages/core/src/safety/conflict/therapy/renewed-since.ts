import { type DrugFacts, isOfDrug } from '../drug/drug-facts.js';
import { addMonths, type Instant, millisecondsOf, nearExpiryMonths, type PlainDate } from '../../../base/time/index.js';

/** What of an issued prescription tells whether another one renews it. */
export interface RenewableFacts {
  readonly product: DrugFacts;
  readonly issuedAt: Instant;
  readonly expiresOn: PlainDate | null;
}

/**
 * Whether the drug of a prescription was issued again since, and that one does not expire within a month as well: nothing
 * then has to be renewed.
 *
 * @param others - issued and not refused or archived, of the same patient
 * @throws RangeError on an impossible instant
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
