import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  caretakerSearchInput,
  patientSearchInput,
  pimsConnectionTypes,
  type CaretakerSearch,
  type PimsAccount,
} from './index.js';

const account: PimsAccount = { pimsAccountId: '77', pimsConnectionType: 'EZYVET', pimsAccountLocationId: null };
const nobody: CaretakerSearch = { firstName: '', lastName: '', email: '', phone: '', patientName: '' };
const base = { checkIfPatientDeceased: true, pimsAccountId: '77', pimsConnectionType: 'EZYVET' };
const inputOf = (search: Partial<CaretakerSearch>, change: Partial<PimsAccount> = {}) =>
  caretakerSearchInput({ ...account, ...change }, { ...nobody, ...search });

describe('a search for clients of the practice system', () => {
  it('C-094 C-167 always includes deceased patients, names the account, and omits blank fields', () => {
    expect(inputOf({})).toEqual(base);
    expect(inputOf({ firstName: ' Ann ', lastName: '  ', patientName: 'Otis' })).toEqual({
      ...base,
      firstName: 'Ann',
      patientName: 'Otis',
    });
    expect(inputOf({ lastName: 'Lee', email: 'a@b.co' }, { pimsAccountLocationId: '3' })).toEqual({
      ...base,
      pimsAccountLocationId: '3',
      lastName: 'Lee',
      email: 'a@b.co',
    });
  });

  it('C-093 sends the digits of a phone, but as typed to VETSPIRE', () => {
    expect(inputOf({ phone: ' (518) 555-0177' }).phone).toBe('5185550177');
    expect(inputOf({ phone: ' (518) 555-0177 ' }, { pimsConnectionType: 'VETSPIRE' }).phone).toBe('(518) 555-0177');
  });

  test.prop([fc.string(), fc.constantFrom(...pimsConnectionTypes)])(
    'C-093 C-094 sends no phone of fewer than 7 digits, and no blank field',
    (phone, pimsConnectionType) => {
      const sent = inputOf({ phone }, { pimsConnectionType });
      const digits = phone.replace(/\D/g, '');
      expect('phone' in sent).toBe(digits.length >= 7);
      for (const value of Object.values(sent)) expect(String(value).trim()).not.toBe('');
    },
  );
});

describe('a search for the patients of a client of the practice system', () => {
  const client = { pimsId: '7001', pimsProviderId: 'bx-1', pimsConnectionType: 'EZYVET' } as const;

  it('C-060 C-169 names the client by its PIMS ID, for BITWERX by its provider ID', () => {
    const named = { name: 'bart', pimsAccountId: '77' };
    expect(patientSearchInput(account, client, 'bart')).toEqual({
      ...named,
      pimsConnectionType: 'EZYVET',
      pimsCaretakerId: '7001',
    });
    const bitwerx = { ...account, pimsConnectionType: 'BITWERX', pimsAccountLocationId: 'p' } as const;
    expect(patientSearchInput(bitwerx, { ...client, pimsConnectionType: 'BITWERX' }, 'bart')).toEqual({
      ...named,
      pimsConnectionType: 'BITWERX',
      pimsAccountLocationId: 'p',
      providerCaretakerId: 'bx-1',
    });
  });

  it('C-060 sends nothing for a client who is not linked to this system', () => {
    expect(patientSearchInput(account, { ...client, pimsId: null }, 'bart')).toBeNull();
    expect(patientSearchInput(account, { ...client, pimsConnectionType: 'ACT' }, 'bart')).toBeNull();
  });
});
