import { describe, expect, it } from 'vitest';
import { favoriteInUrl, visitOfFavorite } from './favorite-visit.js';
import { wizardFromUrl } from './wizard-address.js';

describe('a favorite in the URL', () => {
  const parties = { clientId: '5', patientId: '6' };
  const { path, search, history } = visitOfFavorite({ isOfficeUse: false, parties }, { id: '17', productId: '40' });
  const query = new URLSearchParams(search);

  it('P-499 opens the wizard with its product, for the client and patient so far', () => {
    expect([path, history]).toEqual(['/create/rx/', 'push']);
    expect(wizardFromUrl({ pathname: path, query, state: null })).toMatchObject({
      parties,
      productId: '40',
      isOfficeUse: false,
    });
    expect(favoriteInUrl(query)).toBe('17');
  });

  it('P-499 is none without an ID that a record can have', () => {
    expect(favoriteInUrl(new URLSearchParams())).toBeNull();
    for (const id of ['', '0', 'x', '-1', '1.5', '%%'])
      expect(favoriteInUrl(new URLSearchParams({ favoriteId: btoa(id) }))).toBeNull();
    expect(favoriteInUrl(new URLSearchParams({ favoriteId: '%25' }))).toBeNull();
  });

  it('P-499 replaces an earlier one, and keeps other parameters', () => {
    const kept = visitOfFavorite(
      { isOfficeUse: false, parties },
      { id: '18', productId: '41' },
      new URLSearchParams(`${search}&from=tile`),
    );
    const next = new URLSearchParams(kept.search);
    expect([favoriteInUrl(next), next.get('from'), next.getAll('favoriteId').length]).toEqual(['18', 'tile', 1]);
    expect(wizardFromUrl({ pathname: kept.path, query: next, state: null }).productId).toBe('41');
  });
});
