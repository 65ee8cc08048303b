import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { isPatientOf, linksAfter, type ClientLink } from './index.js';

const link = (locationClientId: string, isPrimary = false, isActive = true): ClientLink => ({
  locationClientId,
  isActive,
  isPrimary,
});
const shown = (links: readonly ClientLink[]) =>
  links.map(({ locationClientId, isActive, isPrimary }) =>
    [locationClientId, isPrimary ? 'primary' : '', isActive ? '' : 'inactive'].filter(Boolean).join(' '),
  );

describe('the clients of a patient', () => {
  it('C-082 the first active one is primary, whether or not it was requested', () => {
    expect(shown(linksAfter([], { locationClientId: '1', isPrimary: false }))).toEqual(['1 primary']);
    expect(shown(linksAfter([link('1', false, false)], { locationClientId: '2' }))).toEqual([
      '1 inactive',
      '2 primary',
    ]);
    expect(shown(linksAfter([], { locationClientId: '1', isActive: false, isPrimary: true }))).toEqual(['1 inactive']);
  });

  it('C-080 have one link per pair, which is changed', () => {
    const links = [link('1', true), link('2')];
    expect(shown(linksAfter(links, { locationClientId: '2', isActive: false }))).toEqual(['1 primary', '2 inactive']);
    expect(shown(linksAfter(links, { locationClientId: '2' }))).toEqual(['1 primary', '2']);
  });

  it('C-081 making one primary removes the flag from the other', () => {
    expect(shown(linksAfter([link('1', true), link('2')], { locationClientId: '2', isPrimary: true }))).toEqual([
      '1',
      '2 primary',
    ]);
  });

  it('C-082 deactivating the primary one passes the flag to the oldest other active one', () => {
    const links = [link('1', false, false), link('2'), link('3', true), link('4')];
    expect(shown(linksAfter(links, { locationClientId: '3', isActive: false, isPrimary: true }))).toEqual([
      '1 inactive',
      '2 primary',
      '3 inactive',
      '4',
    ]);
    expect(shown(linksAfter([link('1', true)], { locationClientId: '1', isPrimary: false }))).toEqual(['1 primary']);
  });

  const id = fc.constantFrom('1', '2', '3', '4');
  const flag = fc.constantFrom(true, false, null, undefined);
  const change = fc.record({ locationClientId: id, isActive: flag, isPrimary: flag });
  test.prop([fc.array(change, { maxLength: 12 })])(
    'C-080 C-081 C-082 always have one link each and one active primary, whatever was changed',
    (changes) => {
      const links = changes.reduce<ClientLink[]>((all, one) => linksAfter(all, one), []);
      const ids = links.map(({ locationClientId }) => locationClientId);
      expect(new Set(ids).size).toBe(ids.length);
      const primary = links.filter(({ isPrimary }) => isPrimary);
      expect(primary).toHaveLength(links.some(({ isActive }) => isActive) ? 1 : 0);
      expect(primary.every(({ isActive }) => isActive)).toBe(true);
    },
  );
});

it('P-002 a patient belongs to a client while an active link joins them', () => {
  const patient = { locationPatientClients: [link('21'), link('22', false, false)] };
  expect(['21', '22', '23', null].filter((id) => isPatientOf(patient, id))).toEqual(['21']);
});
