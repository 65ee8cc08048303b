import type { RxStatusCode } from '@signa/core/prescription';

/** Issued and not refused: what the patient may be taking (P-085). */
export const activeRxStatuses: readonly RxStatusCode[] = [
  'Created',
  'SentToPharmacy',
  'FaxedToPharmacy',
  'MailedToPharmacy',
  'ReceivedByPharmacy',
  'MoreInfoRequired',
  'AcceptedByPharmacy',
];
