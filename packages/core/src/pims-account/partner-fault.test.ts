import { expect, it } from 'vitest';
import { partnerFaultText, partnerFaultTexts } from './index.js';

it('A-467 tells an unknown account and a wrong secret from an outage', () => {
  for (const hasSecret of [true, false]) {
    expect(partnerFaultText(404, hasSecret)).toBe(partnerFaultTexts.unknownAccount);
    for (const status of [null, 400, 408, 429, 500, 503])
      expect(partnerFaultText(status, hasSecret)).toBe(partnerFaultTexts.outage);
  }
  for (const status of [401, 403]) {
    expect(partnerFaultText(status, true)).toBe(partnerFaultTexts.wrongSecret);
    expect(partnerFaultText(status, false)).toBe(partnerFaultTexts.unknownWithoutSecret);
  }
});
