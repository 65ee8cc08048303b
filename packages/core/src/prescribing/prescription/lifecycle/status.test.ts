import { expect, it } from 'vitest';
import { rxStatusDescription, rxStatusListing, type RxStatusCode } from './status.js';

it('P-121 P-300 has eleven codes with their listing values', () => {
  expect(rxStatusListing).toEqual({
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
  });
});

it('P-136 P-188 has a distinct description for every status', () => {
  const descriptions = (Object.keys(rxStatusListing) as RxStatusCode[]).map(rxStatusDescription);
  expect(new Set(descriptions).size).toBe(12);
  expect(rxStatusDescription('SentToPharmacy')).toBe('Sent to pharmacy');
  expect(rxStatusDescription('IssuedElsewhere')).toBe('Issued elsewhere');
});
