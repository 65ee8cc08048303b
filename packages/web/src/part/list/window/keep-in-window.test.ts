import type { VirtualItem } from '@tanstack/react-virtual';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createScrollAnchoring, isBelowInView } from './keep-in-window';

const rowHeight = 60;
const windowHeight = 600;

interface Given {
  /** Scroll position of the page; the list of 20 rows spans 0 to 1,200. */
  readonly scrollY: number;
  /** Indexes of the painted rows, and of the rows with a measured height. */
  readonly painted?: readonly number[];
  readonly measured?: readonly number[];
  readonly pinned?: readonly number[];
}

/** A list on a page, recording its changes to the scroll position. */
function openList({ scrollY, painted = [], measured = [], pinned = [] }: Given) {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  vi.stubGlobal('innerHeight', windowHeight);
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('scrollBy', (_: number, by: number) => vi.stubGlobal('scrollY', window.scrollY + by));
  const rows = Array.from({ length: 20 }, (_, index): VirtualItem => {
    const start = index * rowHeight;
    return { key: String(index), index, start, end: start + rowHeight, size: rowHeight, lane: 0 };
  });
  const elements = new Map(
    rows.map(({ key, start }): [VirtualItem['key'], HTMLElement] => {
      const element = document.createElement('div');
      element.dataset['index'] = String(key);
      element.getBoundingClientRect = () => new DOMRect(0, start - window.scrollY, 300, rowHeight);
      return [key, element];
    }),
  );
  const page = {
    measurementsCache: rows,
    itemSizeCache: new Map(measured.map((index) => [String(index), rowHeight])),
    elementsCache: elements,
    indexFromElement: (element: HTMLElement) => Number(element.dataset['index']),
    getTotalSize: () => rows.length * rowHeight,
  };
  const { note, keep } = createScrollAnchoring();
  const nextFrame = () => frames.splice(0).forEach((work) => work(0));
  painted.forEach((index) => note(String(index)));
  return {
    nextFrame,
    /** How far the page scrolls if rows, by index, grow by 24 pixels one after the other in one frame. */
    grow(...indexes: readonly number[]): number {
      const before = window.scrollY;
      for (const index of indexes) {
        const row = rows[index];
        if (!row) throw new Error(`The list has no row ${index}`);
        expect(keep(row, 24, page, pinned)).toBe(false);
      }
      return window.scrollY - before;
    },
  };
}

/** The same after a paint. */
function scrolledBy(given: Given, ...growing: readonly number[]): number {
  const list = openList(given);
  list.nextFrame();
  list.nextFrame();
  return list.grow(...growing);
}

afterEach(() => vi.unstubAllGlobals());

describe('visible content', () => {
  it('P-152 stays in place while a row entirely above it grows', () => {
    const byScroll = (scrollY: number) => scrolledBy({ scrollY, painted: [1, 2, 3], measured: [1, 2, 3] }, 1);
    expect([119, 120, 500].map(byScroll)).toEqual([0, 24, 24]);
  });

  it('P-152 stays in place when a row that starts above it is rendered for the first time', () => {
    expect([60, 61, 300].map((scrollY) => scrolledBy({ scrollY }, 1))).toEqual([0, 24, 24]);
  });

  it('P-307 stays in place below a list of which only empty space was visible', () => {
    // The list ends 200 px below the top of the window, and rows 17 to 19 start inside.
    expect(scrolledBy({ scrollY: 1_000 }, 16, 17, 18, 19)).toBe(4 * 24);
    expect(scrolledBy({ scrollY: 1_000, painted: [17, 18] }, 19)).toBe(24);
    // The list ends at 400 px, and painted rows take more of the window than the content below.
    expect(scrolledBy({ scrollY: 800, painted: [14, 15, 16, 17, 18] }, 19)).toBe(0);
  });

  it('P-307 P-251 stays in place in an open or focused row, also at the end of the list', () => {
    expect(scrolledBy({ scrollY: 1_000, pinned: [19] }, 19)).toBe(0);
    expect(scrolledBy({ scrollY: 1_000, pinned: [17] }, 18, 19)).toBe(0);
    // A row outside the window is not visible.
    expect(scrolledBy({ scrollY: 1_000, pinned: [2] }, 18, 19)).toBe(2 * 24);
  });

  it('P-307 is determined by previously painted rows, not by those of the same frame', () => {
    const list = openList({ scrollY: 920, painted: [15, 16, 17, 18] });
    list.nextFrame();
    expect(list.grow(19)).toBe(24);
  });

  it('P-307 is determined again for the rows of the next frame', async () => {
    const list = openList({ scrollY: 1_000 });
    expect(list.grow(18)).toBe(24);
    await Promise.resolve();
    vi.stubGlobal('scrollY', 0);
    expect(list.grow(19)).toBe(0);
  });
});

describe('content below a list', () => {
  const given = { painted: [], pinned: [], list: { top: -900, bottom: 400 }, windowHeight };

  it('P-307 is kept in view when it takes more of the window than the painted rows', () => {
    expect(isBelowInView(given)).toBe(true);
    expect(isBelowInView({ ...given, list: { top: -900, bottom: 600 } })).toBe(false);
    const rows = [
      { top: -40, bottom: 60 },
      { top: 60, bottom: 199 },
    ];
    expect(isBelowInView({ ...given, painted: rows })).toBe(true);
    expect(isBelowInView({ ...given, painted: [...rows, { top: 199, bottom: 200 }] })).toBe(false);
    expect(isBelowInView({ ...given, painted: [...rows, { top: 600, bottom: 900 }, { top: -90, bottom: -40 }] })).toBe(
      true,
    );
  });

  it('P-307 is not kept when content above the list is visible', () => {
    expect(isBelowInView({ ...given, list: { top: 0, bottom: 90 } })).toBe(true);
    expect(isBelowInView({ ...given, list: { top: 1, bottom: 90 } })).toBe(false);
  });

  it('P-307 P-256 is not kept at the expense of a row in use', () => {
    expect(isBelowInView({ ...given, pinned: [{ top: -90, bottom: 1 }] })).toBe(false);
    expect(isBelowInView({ ...given, pinned: [{ top: -90, bottom: 0 }] })).toBe(true);
  });
});
