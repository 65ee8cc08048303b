/** Status codes of a prescription with the values that filters and listings use (P-121). */
export const rxStatusListing = {
  Draft: 'draft',
  SentToPharmacy: 'sent_to_pharmacy',
  FaxedToPharmacy: 'faxed',
  MailedToPharmacy: 'mailed',
  ReceivedByPharmacy: 'received_by_pharmacy',
  MoreInfoRequired: 'more_info_required',
  AcceptedByPharmacy: 'accepted_by_pharmacy',
  DeclinedByPharmacy: 'declined',
  Created: 'created',
  RejectedDraft: 'rejected_draft',
  IssuedElsewhere: 'issued_elsewhere',
  Undone: 'undone',
} as const;
export type RxStatusCode = keyof typeof rxStatusListing;
/** An uppercase listing value, as filters send it. */
export type RxStatusFilter = Uppercase<(typeof rxStatusListing)[RxStatusCode]>;

/**
 * A status in words, such as 'More information required': the value of `rxStatus.description`. An unknown code, as of a
 * newer server, is shown as it is.
 *
 * @see P-136, P-188, A-577
 */
export function rxStatusDescription(code: RxStatusCode): string {
  return known.get(code) ?? code;
}

const descriptions: Readonly<Record<RxStatusCode, string>> = {
  Draft: 'Draft',
  SentToPharmacy: 'Sent to pharmacy',
  FaxedToPharmacy: 'Faxed to pharmacy',
  MailedToPharmacy: 'Mailed to pharmacy',
  ReceivedByPharmacy: 'Received by pharmacy',
  MoreInfoRequired: 'More information required',
  AcceptedByPharmacy: 'Accepted by pharmacy',
  DeclinedByPharmacy: 'Declined by pharmacy',
  Created: 'Created',
  RejectedDraft: 'Rejected draft',
  IssuedElsewhere: 'Issued elsewhere',
  Undone: 'Undone',
};
const known: ReadonlyMap<string, string> = new Map(Object.entries(descriptions));
