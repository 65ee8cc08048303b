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

describe('linking to the practice system', () => {
  it('C-084 is allowed when PIMS is on at location and organization, with an account and its type', () => {
    expect(mayLink({ pimsId: '1' }, on).allowed).toBe(true);
    for (const off of offs)
      for (const sent of [{ pimsId: '1' }, { pimsProviderId: '2' }])
        expect(messageOf(mayLink(sent, off))).toBe('PIMS is not enabled at this location.');
  });

  it('C-084 C-085 is never refused when the call contains no link', () => {
    for (const off of offs) {
      expect(mayLink({ pimsId: ' ', pimsProviderId: null }, off).allowed).toBe(true);
      expect(mayImport({ pimsId: '', isPIMSImport: false }, off, none).allowed).toBe(true);
    }
  });

  it('C-085 C-023 of a new record is allowed only when import is on', () => {
    for (const sent of [{ isPIMSImport: true }, { pimsId: '1' }, { pimsProviderId: '2' }]) {
      expect(mayImport(sent, on, importing).allowed).toBe(true);
      expect(messageOf(mayImport(sent, on, none))).toBe('Importing from PIMS is not enabled at this location.');
      for (const off of offs)
        expect(messageOf(mayImport(sent, off, importing))).toBe('PIMS is not enabled at this location.');
    }
  });

  it("C-220 is only allowed with a record of the location's own system, when the call names its system", () => {
    for (const pimsConnectionType of ['EZYVET', null, undefined] as const)
      expect(mayLink({ pimsId: '1', pimsConnectionType }, on).allowed).toBe(true);
    const other = { pimsId: '1', pimsConnectionType: 'DIGITAIL' } as const;
    const text = 'This location uses another practice system.';
    expect(messageOf(mayLink(other, on))).toBe(text);
    expect(messageOf(mayImport(other, on, importing))).toBe(text);
    expect(mayLink({ ...other, pimsId: '' }, on).allowed).toBe(true);
  });
});
