import { expect, it } from 'vitest';
import { defaultPortalType, defaultPriceBook, portalTypeCodes, priceBooks, supportContactFor } from './index.js';

const contacts = {
  brava: { phone: '5550100', email: 'help@brava.example' },
  default: { phone: '5550199', email: 'help@signa.example' },
};

it('A-035 brava has its own support contact, every other case the default one', () => {
  expect(supportContactFor('brava', contacts)).toBe(contacts.brava);
  for (const code of ['signa', 'BRAVA', 'another', null]) {
    expect(supportContactFor(code, contacts)).toBe(contacts.default);
  }
});

it('A-182 P-229 portal types and price books, and the defaults of a new location', () => {
  expect(portalTypeCodes).toEqual(['brava', 'signa']);
  expect(priceBooks).toEqual(['Generic', 'MVP']);
  expect([defaultPortalType, defaultPriceBook]).toEqual(['signa', 'Generic']);
});
