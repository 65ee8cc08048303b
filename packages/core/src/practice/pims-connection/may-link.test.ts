import { describe, expect, it } from 'vitest';
import { mayImport, mayLink, type PimsSettings } from './index.js';

const on: PimsSettings = {
  isPimsEnabled: true,
  pimsAccountId: '77',
  pimsConnectionType: 'EZYVET',
  organization: { isPIMSEnabled: true },
};
const offs: readonly PimsSettings[] = [
  { ...on, isPimsEnabled: false },
  { ...on, organization: { isPIMSEnabled: false } },
  { ...on, pimsAccountId: ' ' },
  { ...on, pimsConnectionType: null },
];
const importing = new Set(['pimsImport']);
const none = new Set<string>();
const messageOf = (verdict: ReturnType<typeof mayLink>) => (verdict.allowed ? null : verdict.reason);

describe('a link with the practice system', () => {
  it('C-084 is made where PIMS is on at location and organization, with an account and its type', () => {
    expect(mayLink({ pimsId: '1' }, on).allowed).toBe(true);
    for (const off of offs)
      for (const sent of [{ pimsId: '1' }, { pimsProviderId: '2' }])
        expect(messageOf(mayLink(sent, off))).toBe('PIMS is not enabled at this location.');
  });

  it('C-084 C-085 that nobody asks for is refused nowhere', () => {
    for (const off of offs) {
      expect(mayLink({ pimsId: ' ', pimsProviderId: null }, off).allowed).toBe(true);
      expect(mayImport({ pimsId: '', isPIMSImport: false }, off, none).allowed).toBe(true);
    }
  });

  it('C-085 C-023 comes with a new record where importing is on, and nowhere else', () => {
    for (const sent of [{ isPIMSImport: true }, { pimsId: '1' }, { pimsProviderId: '2' }]) {
      expect(mayImport(sent, on, importing).allowed).toBe(true);
      expect(messageOf(mayImport(sent, on, none))).toBe('Importing from PIMS is not enabled at this location.');
      for (const off of offs)
        expect(messageOf(mayImport(sent, off, importing))).toBe('PIMS is not enabled at this location.');
    }
  });

  it('C-220 is with a record of the system that the location works with, where the call names it', () => {
    for (const pimsConnectionType of ['EZYVET', null, undefined] as const)
      expect(mayLink({ pimsId: '1', pimsConnectionType }, on).allowed).toBe(true);
    const other = { pimsId: '1', pimsConnectionType: 'DIGITAIL' } as const;
    const text = 'This location works with another practice system.';
    expect(messageOf(mayLink(other, on))).toBe(text);
    expect(messageOf(mayImport(other, on, importing))).toBe(text);
    expect(mayLink({ ...other, pimsId: '' }, on).allowed).toBe(true);
  });
});
