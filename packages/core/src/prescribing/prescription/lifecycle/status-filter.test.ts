import { expect, it } from 'vitest';
import { rxStatusListing, type RxStatusCode } from './status.js';
import { rxStatusFilters, rxStatusOfFilter } from './status-filter.js';

it('P-121 maps each uppercase listing value to its code', () => {
  expect(rxStatusFilters.map(rxStatusOfFilter)).toEqual(Object.keys(rxStatusListing));
  expect(rxStatusOfFilter('SENT_TO_PHARMACY')).toBe('SentToPharmacy' satisfies RxStatusCode);
  expect(rxStatusOfFilter('FAXED')).toBe('FaxedToPharmacy' satisfies RxStatusCode);
});

it('P-121 accepts no other value, not even the code itself or another case', () => {
  for (const text of ['FaxedToPharmacy', 'faxed', '', 'ARCHIVED']) expect(rxStatusOfFilter(text)).toBeNull();
});
