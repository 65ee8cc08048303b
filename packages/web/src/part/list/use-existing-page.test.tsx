import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useExistingPage } from './use-existing-page';
import type { ExistingPageNeeds } from './use-existing-page';

/** Page 3 of 20 rows a page, as `over` says. */
function turning(over: Partial<ExistingPageNeeds>) {
  const turned: number[] = [];
  const needs: ExistingPageNeeds = {
    page: 3,
    pageSize: 20,
    count: { total: 60, isOld: false, isLoading: false },
    rows: { isEmpty: true, isOld: false },
    turnTo: (page) => turned.push(page),
    ...over,
  };
  const { result } = renderHook(() => useExistingPage(needs));
  return { isOnTheWay: result.current, turned };
}
const count = (total: number | undefined, over: Partial<ExistingPageNeeds['count']> = {}) => ({
  count: { total, isOld: false, isLoading: false, ...over },
});

it.each([
  ['there are rows', { rows: { isEmpty: false, isOld: true }, ...count(5) }, false, [1]],
  ['the page is the last one', {}, false, []],
  ['the page is beyond the end', count(25), true, [2]],
  ['it is beyond the end, but somebody works in the list', { ...count(25), isHeld: true }, false, []],
  [
    'the empty rows are those of an earlier question, and there are some',
    { rows: { isEmpty: true, isOld: true } },
    true,
    [],
  ],
  [
    'the empty rows are old, and there are none',
    { page: 1, rows: { isEmpty: true, isOld: true }, ...count(0) },
    false,
    [],
  ],
  ['the count is awaited', count(undefined, { isLoading: true }), true, []],
  ['the count is awaited on the first page', { page: 1, ...count(undefined, { isLoading: true }) }, false, []],
  ['the list goes on', { rows: { isEmpty: false, isOld: false }, ...count(5, { isMore: true }) }, false, []],
  ['the list went on, and this page is beyond its end', count(25, { isMore: true }), true, [2]],
  [
    'the list goes on, and the empty rows are old',
    { rows: { isEmpty: true, isOld: true }, ...count(25, { isMore: true }) },
    true,
    [],
  ],
  ['the count failed', count(undefined), false, []],
  ['the count is an earlier one', count(5, { isOld: true }), false, []],
] as const)('P-147 P-178 an empty page says nothing where another is on the way: %s', (_, over, isOnTheWay, turned) => {
  expect(turning(over)).toEqual({ isOnTheWay, turned });
});
