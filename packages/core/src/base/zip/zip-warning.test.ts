import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { states } from '../contact/index.js';
import { zipWarning } from './index.js';

const anyState = fc.constantFrom(...states.map(({ code }) => code));
const anyZip = fc.stringMatching(/^\d{5}$/);

describe('a zip code and a state', () => {
  it.each([
    ['NY', '12866'],
    ['new york', '12866'],
    ['TX', '78701'],
    ['AK', '99553'],
    ['MA', '01001'],
    // Codes that do not belong to the state of the surrounding range.
    ['NY', '06390'],
    ['DC', '20500'],
    ['TX', '73960'],
  ])('C-275 match: %s %s', (state, zip) => {
    expect(zipWarning({ state, zip })).toBeNull();
  });

  it.each([
    ['TX', '12866', 'This zip code is in New York.'],
    ['CT', '06390', 'This zip code is in New York.'],
    ['OK', '73960', 'This zip code is in Texas.'],
    ['VA', '20500', 'This zip code is in the District of Columbia.'],
    ['NY', '00901', 'This zip code is in Puerto Rico.'],
    ['NY', '96910', 'This zip code is in Guam.'],
    ['CA', '96960', 'This zip code is in the Marshall Islands.'],
    ['NY', '09012', 'This zip code is for military mail.'],
    ['NY', '00000', 'No state has this zip code.'],
    ['NY', '21300', 'No state has this zip code.'],
  ])('C-275 get a warning: %s %s', (state, zip, text) => {
    expect(zipWarning({ state, zip })).toBe(text);
  });

  it.each([
    ['', '12866'],
    ['TX', ''],
    ['TX', '1286'],
    ['TX', '128660'],
    ['TX', '12866-1234'],
    ['TX', 'abcde'],
  ])('C-275 get no warning while one of the two is incomplete: %s %s', (state, zip) => {
    expect(zipWarning({ state, zip })).toBeNull();
  });

  test.prop([anyZip])('C-275 match for one state at most, and all others get the same warning', (zip) => {
    const said = states.map(({ code }) => zipWarning({ state: code, zip }));
    expect(said.filter((text) => text === null).length).toBeLessThanOrEqual(1);
    expect(new Set(said.filter((text) => text !== null)).size).toBe(1);
  });

  it('C-275 match for some codes of every state', () => {
    const zips = Array.from({ length: 1000 }, (_, first) => `${String(first).padStart(3, '0')}01`);
    for (const { code } of states) expect(zips.some((zip) => zipWarning({ state: code, zip }) === null)).toBe(true);
  });

  test.prop([fc.oneof(anyState, fc.string()), fc.oneof(anyZip, fc.string())])(
    'C-275 never throw, whatever is typed',
    (state, zip) => {
      const said = zipWarning({ state, zip });
      expect(said === null || said.endsWith('.')).toBe(true);
    },
  );
});
