import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepInWindow } from './keep-in-window';

describe('what stands in the window', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** How far the page is scrolled when a row from 100 to 160 grows by 24 while the window begins at `scrollY`. */
  function scrolledBy(scrollY: number, known: readonly string[]): number {
    const scrollBy = vi.fn();
    vi.stubGlobal('scrollY', scrollY);
    vi.stubGlobal('scrollBy', scrollBy);
    const itemSizeCache = new Map(known.map((key) => [key, 60]));
    expect(keepInWindow({ key: 'request 1', start: 100, end: 160 }, 24, { itemSizeCache })).toBe(false);
    return scrollBy.mock.calls.reduce((sum, [, by]) => sum + Number(by), 0);
  }

  it('P-152 stays there while a row that is wholly above it grows', () => {
    expect([159, 160, 900].map((top) => scrolledBy(top, ['request 1']))).toEqual([0, 24, 24]);
  });

  it('P-152 stays there when a row that begins above it is drawn for the first time', () => {
    expect([100, 101, 900].map((top) => scrolledBy(top, []))).toEqual([0, 24, 24]);
  });
});
