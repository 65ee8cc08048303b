import { describe, expect, it } from 'vitest';
import { authorityText, affectedText, rightsTexts, roleNotSaved, strandedText } from './index.js';

describe('the texts about a role', () => {
  it('A-263 show the number of users and locations', () => {
    expect(affectedText(1, 1)).toBe('1 person at 1 location');
    expect(affectedText(12, 3)).toBe('12 people at 3 locations');
  });

  it('A-263 name requests that nobody could approve', () => {
    expect(strandedText(1)).toBe('1 request is pending there, and nobody could approve it anymore.');
    expect(strandedText(4)).toBe('4 requests are pending there, and nobody could approve them anymore.');
  });

  it('A-263 name gained or lost authority, and rights by module', () => {
    expect(authorityText('lost')).toContain('no longer authorize');
    expect(authorityText('gained')).toContain('can authorize');
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

  it('A-064 say why a role was not saved, with a general text for an unexpected error', () => {
    expect(roleNotSaved('CONFLICT', 'Taken.')).toEqual({ status: 'error', title: 'Error', description: 'Taken.' });
    expect(roleNotSaved('INTERNAL', 'stack')).toMatchObject({ description: 'Something went wrong' });
  });
});
