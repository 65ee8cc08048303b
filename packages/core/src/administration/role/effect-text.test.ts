import { describe, expect, it } from 'vitest';
import { authorityText, concernedText, rightsTexts, roleNotSaved, strandedText } from './index.js';

describe('what is said of a role', () => {
  it('A-263 counts people and locations', () => {
    expect(concernedText(1, 1)).toBe('1 person at 1 location');
    expect(concernedText(12, 3)).toBe('12 people at 3 locations');
  });

  it('A-263 names requests that nobody could approve', () => {
    expect(strandedText(1)).toBe('1 request waits there, and nobody could approve it any more.');
    expect(strandedText(4)).toBe('4 requests wait there, and nobody could approve them any more.');
  });

  it('A-263 names authority that comes or goes, and rights by module', () => {
    expect(authorityText('lost')).toContain('no longer authorize');
    expect(authorityText('gained')).toContain('may authorize');
    expect(authorityText(null)).toBeNull();
    expect(
      rightsTexts([
        { module: 'clients', right: 'edit' },
        { module: 'oobo', right: 'view' },
        { module: 'clients', right: 'delete' },
        { module: 'newer', right: 'view' },
      ]),
    ).toEqual(['Clients: edit, delete', 'Order on Behalf of: view', 'newer: view']);
  });

  it('A-064 says why a role was not saved, and no more than that of a fault', () => {
    expect(roleNotSaved('CONFLICT', 'Taken.')).toEqual({ status: 'error', title: 'Error', description: 'Taken.' });
    expect(roleNotSaved('INTERNAL', 'stack')).toMatchObject({ description: 'Something went wrong' });
  });
});
