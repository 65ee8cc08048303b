import type { RxStatusCode } from '@signa/core/prescribing';

/** Issued here and not rejected: requests are raised for these. */
export const activeRxStatuses: readonly RxStatusCode[] = [
  'Created',
  'SentToPharmacy',
  'FaxedToPharmacy',
  'MailedToPharmacy',
  'ReceivedByPharmacy',
  'MoreInfoRequired',
  'AcceptedByPharmacy',
];

/** What the patient may be taking: issued here or external, and not rejected (P-085, P-303). */
export const givenRxStatuses: readonly RxStatusCode[] = [...activeRxStatuses, 'IssuedElsewhere'];
