import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useExistingPage } from './use-existing-page';
import type { ExistingPageNeeds } from './use-existing-page';

/** Page 3 with 20 rows per page, overridden by `over`. */
function turning(over: Partial<ExistingPageNeeds>) {
  const turned: number[] = [];
  const needs: ExistingPageNeeds = {
    page: 3,
    pageSize: 20,
    count: { total: 60, isOld: false, isLoading: false },
    rows: { isEmpty: true, isOld: false },
    turnToPage: (page) => turned.push(page),
    ...over,
  };
  const { result } = renderHook(() => useExistingPage(needs));
  return { isPending: result.current, turned };
}
const count = (total: number | undefined, over: Partial<ExistingPageNeeds['count']> = {}) => ({
  count: { total, isOld: false, isLoading: false, ...over },
});

it.each([
  ['there are rows', { rows: { isEmpty: false, isOld: true }, ...count(5) }, false, [1]],
  ['the page is the last one', {}, false, []],
  ['the page is beyond the end', count(25), true, [2]],
  ['it is beyond the end, but the list is in use', { ...count(25), isMatched: true }, false, []],
  [
    'the empty rows belong to an earlier search, and there are results',
    { rows: { isEmpty: true, isOld: true } },
    true,
    [],
  ],
  [
    'the empty rows are stale, and there are no results',
    { page: 1, rows: { isEmpty: true, isOld: true }, ...count(0) },
    false,
    [],
  ],
  ['the count is loading', count(undefined, { isLoading: true }), true, []],
  ['the count is loading on the first page', { page: 1, ...count(undefined, { isLoading: true }) }, false, []],
  ['the list continues', { rows: { isEmpty: false, isOld: false }, ...count(5, { isMore: true }) }, false, []],
  ['the list has an unknown end, and this page is beyond it', count(25, { isMore: true }), true, [2]],
  [
    'the list continues, and the empty rows are stale',
    { rows: { isEmpty: true, isOld: true }, ...count(25, { isMore: true }) },
    true,
    [],
  ],
  ['the count failed', count(undefined), false, []],
  ['the count is stale', count(5, { isOld: true }), false, []],
] as const)(
  'P-147 P-178 redirects from a page beyond the end and reports that it is pending: %s',
  (_, over, isPending, turned) => {
    expect(turning(over)).toEqual({ isPending, turned });
  },
);
