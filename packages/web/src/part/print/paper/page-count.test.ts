import { describe, expect, it } from 'vitest';
import { countPages } from './page-count';

describe('countPages', () => {
  it('P-108 counts the pages of unbreakable blocks and the space that they leave empty', () => {
    expect(countPages([20, 30, 40], 5, 100)).toEqual({ pages: 1, blank: 0 });
    expect(countPages([20, 60, 40], 5, 100)).toEqual({ pages: 2, blank: 10 });
    expect(countPages([60, 60, 60], 5, 100)).toEqual({ pages: 3, blank: 70 });
  });

  it('P-108 continues a block taller than a page on the next one', () => {
    expect(countPages([20, 250, 20], 5, 100)).toEqual({ pages: 3, blank: 0 });
    expect(countPages([20, 250, 30], 5, 100)).toEqual({ pages: 4, blank: 20 });
  });
});
