import { expect, it } from 'vitest';
import { pimsConnectionTypes } from '../../practice/pims-connection/index.js';
import { partnerFaultText, partnerFaultTexts as texts } from './index.js';

it('A-467 distinguishes an unknown account from an outage, for every system', () => {
  for (const type of pimsConnectionTypes)
    for (const hasSecret of [true, false]) {
      expect(partnerFaultText(404, { type, hasSecret })).toBe(texts.unknownAccount);
      for (const status of [null, 408, 429, 500, 503])
        expect(partnerFaultText(status, { type, hasSecret })).toBe(texts.outage);
      for (const status of [401, 403]) expect(partnerFaultText(status, { type, hasSecret })).not.toBe(texts.outage);
    }
});

it.each([
  // The token call of ezyVet validates site and client together.
  ['EZYVET', 400, texts.unknownOrWrongSecret, texts.unknownWithoutSecret],
  ['EZYVET', 401, texts.unknownOrWrongSecret, texts.unknownWithoutSecret],
  ['EZYVET', 403, texts.unknownOrWrongSecret, texts.unknownWithoutSecret],
  // DIGITAIL distinguishes its token from the clinic.
  ['DIGITAIL', 401, texts.wrongSecret, texts.wrongKey],
  ['DIGITAIL', 403, texts.otherAccount, texts.unknownWithoutSecret],
  ['DIGITAIL', 400, texts.outage, texts.outage],
  // The gateway distinguishes our key from the account, but not the account from its secret.
  ['PARTNER_TEST', 401, texts.wrongKey, texts.wrongKey],
  ['PARTNER_TEST', 403, texts.unknownOrWrongSecret, texts.unknownWithoutSecret],
] as const)('A-489 %s with %i reports only what its protocol can tell', (type, status, withSecret, without) => {
  expect(partnerFaultText(status, { type, hasSecret: true })).toBe(withSecret);
  expect(partnerFaultText(status, { type, hasSecret: false })).toBe(without);
});
