import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  boundedTake,
  isSearchable,
  modalResultsMaxHeight,
  modalWidth,
  pageSizes,
  searchMaximum,
  searchMinimum,
  sidebarCollapseWidth,
  takeLimit,
} from './index.js';

describe('the limits of screens', () => {
  it('A-185 C-191 page sizes', () => {
    expect(pageSizes).toEqual({
      clients: 10,
      orderHistory: 10,
      linkPage: 10,
      users: 10,
      locations: 10,
      organizationLocations: 20,
    });
  });

  it('A-032 A-038 C-027 widths and heights', () => {
    expect([sidebarCollapseWidth, modalWidth, modalResultsMaxHeight]).toEqual([768, 700, '55vh']);
  });

  it('A-188 C-190 lengths of searches', () => {
    expect(searchMaximum).toEqual({ clients: 50, orderNames: 30, practices: 50 });
    expect(searchMinimum).toEqual({ general: 3, organizationLocations: 2 });
  });
});

describe('a search', () => {
  it('A-186 C-010 is sent from 3 trimmed characters, or empty', () => {
    expect(['', '  ', 'abc', ' abc '].map((typed) => isSearchable(typed))).toEqual([true, true, true, true]);
    expect(['a', 'ab', ' ab '].map((typed) => isSearchable(typed))).toEqual([false, false, false]);
  });

  it("A-186 in an organization's locations is sent from 2", () => {
    expect(isSearchable('ab', searchMinimum.organizationLocations)).toBe(true);
    expect(isSearchable('a', searchMinimum.organizationLocations)).toBe(false);
  });
});

describe('the number of rows of a query', () => {
  it('A-185 C-011 is 500 by default and at most', () => {
    expect(takeLimit).toBe(500);
    expect([null, undefined, 501, Infinity, NaN].map(boundedTake)).toEqual([500, 500, 500, 500, 500]);
    expect([0, 10, 500, -3, 9.5].map(boundedTake)).toEqual([0, 10, 500, 0, 10]);
  });

  test.prop([fc.double()])('A-185 is always a whole number from 0 to 500', (take) => {
    const rows = boundedTake(take);
    expect(Number.isInteger(rows) && rows >= 0 && rows <= 500).toBe(true);
  });
});
