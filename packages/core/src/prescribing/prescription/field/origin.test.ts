import { expect, it } from 'vitest';
import { draftComplaints } from '../save/check.test-data.js';

it('P-119 accepts only create and copy as origin', () => {
  expect(draftComplaints({ rxOriginCode: null })).toEqual([]);
  expect(draftComplaints({ rxOriginCode: 'create' })).toEqual([]);
  expect(draftComplaints({ rxOriginCode: 'copy' })).toEqual([]);
  expect(draftComplaints({ rxOriginCode: 'Copy' })).toEqual(['rxOriginCode: Send create or copy']);
});
