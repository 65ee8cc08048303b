import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { PimsPatient } from '../../practice/pims-connection/index.js';
import { comparePair, noPairs, pairable, pairOffers, pairsWith } from './index.js';

const today = '2026-03-01';
const theirs: PimsPatient = {
  id: '9',
  pimsId: '9',
  name: ' Bartholomew ',
  dateOfBirth: '2013-09-21T00:00:00Z',
  dateOfDeath: null,
  gender: null,
  normalizedGender: null,
  species: null,
  normalizedSpecies: null,
  breed: null,
  currentWeightInPounds: 22.05,
  isDeleted: false,
  isDeceased: false,
  isActive: true,
  allergies: [],
};
const none = { pimsId: null, pimsProviderId: null, pimsConnectionType: null };
const ours = { name: 'bartholomew', birthdate: '2013-09-21', weight: 10, weightUnit: 'kg' as const };

describe('pairing patients', () => {
  it('C-113 is possible for active patients that are not linked', () => {
    const patients = [
      { ...none, id: '1', isActive: true },
      { ...none, id: '2', isActive: false },
      { ...none, id: '3', isActive: true, pimsId: '9', pimsConnectionType: 'EZYVET' as const },
      { ...none, id: '4', isActive: true, pimsProviderId: 'bx-1', pimsConnectionType: 'BITWERX' as const },
    ];
    expect(pairable(patients).map(({ id }) => id)).toEqual(['1']);
  });

  it('C-113 begins without pairs, and offers no patient that is deleted, linked or already paired', () => {
    expect(noPairs.size).toBe(0);
    const there = ['1', '2', '3', '4', '5'].map((id) => ({ id, isDeleted: id === '2' }));
    const pairs = pairsWith(noPairs, 'otis', '3');
    const offers = (patientId: string) =>
      pairOffers(there, { pairs, patientId, linked: new Set(['4']) }).map(({ id }) => id);
    expect(offers('otis')).toEqual(['1', '3', '5']);
    expect(offers('juno')).toEqual(['1', '5']);
  });

  it('C-113 keeps the first pair of a record, changes a pair, and removes one', () => {
    const pairs = pairsWith(noPairs, 'otis', '3');
    expect([...pairsWith(pairs, 'juno', '3')]).toEqual([['otis', '3']]);
    expect([...pairsWith(pairs, 'otis', '5')]).toEqual([['otis', '5']]);
    expect([...pairsWith(pairs, 'otis', null)]).toEqual([]);
  });

  const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3', null));
  test.prop([fc.array(step, { maxLength: 20 })])('C-113 never pairs one record there with two in Signa', (steps) => {
    const pairs = steps.reduce((all, [patientId, theirId]) => pairsWith(all, patientId, theirId), noPairs);
    expect(new Set(pairs.values()).size).toBe(pairs.size);
  });

  it('C-113 compares the values that both know', () => {
    expect(comparePair(ours, theirs, today)).toEqual({ agrees: ['name', 'birthdate', 'weight'], differs: [] });
    const other = { ...theirs, name: 'Otis', dateOfBirth: '2014-09-21', currentWeightInPounds: 23 };
    expect(comparePair(ours, other, today)).toEqual({ agrees: [], differs: ['name', 'birthdate', 'weight'] });
    const bare = { ...theirs, dateOfBirth: 'x', currentWeightInPounds: null };
    expect(comparePair(ours, bare, today)).toEqual({ agrees: ['name'], differs: [] });
    expect(comparePair({ ...ours, birthdate: null, weight: 0 }, theirs, today)).toEqual({
      agrees: ['name'],
      differs: [],
    });
  });
});
