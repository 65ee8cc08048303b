import { describe, expect, it } from 'vitest';
import { clientFilterIssues } from '../../clients/client/index.js';
import { orderFilterIssues } from '../../orders/order/index.js';
import { historySearchIssues, historyVariables, readHistoryFilters } from '../../prescribing/prescription/index.js';
import { defaultQueueFilters, queueSearchIssues, taskQueryVariables } from '../../prescribing/task/index.js';
import { searchToSend, isTooWide, searchFloorIssues } from './index.js';

describe('a search for one letter', () => {
  it.each(['a', ' A ', 'é', '7', 'a|b', 'a e i', '%'])('A-473 %s is too broad', (typed) => {
    expect(isTooWide(typed)).toBe(true);
    expect(searchToSend(typed)).toBeUndefined();
    expect(searchFloorIssues(typed, 'filter')).toEqual([
      { path: 'filter', code: 'too-short', message: 'Type at least 2 letters' },
    ]);
  });

  it.each(['', '  ', null, undefined, 'an', 'a otis', 'a|devon', '李', 'ß', 'ж', 'a 李'])(
    'A-473 %j is not too broad',
    (typed) => {
      expect(isTooWide(typed)).toBe(false);
      expect(searchFloorIssues(typed, 'filter')).toEqual([]);
    },
  );

  it('A-473 is rejected by every list that is searched on the server', () => {
    const issue = { code: 'too-short', message: 'Type at least 2 letters' };
    expect(clientFilterIssues('a')).toEqual([{ ...issue, path: 'filter' }]);
    expect(historySearchIssues('a')).toEqual([{ ...issue, path: 'search' }]);
    expect(queueSearchIssues('a')).toEqual([{ ...issue, path: 'nameFilter' }]);
    expect(orderFilterIssues({ nameSearchInput: 'a' })).toEqual([{ ...issue, path: 'nameSearchInput' }]);
  });

  it('A-473 is not sent to a list yet, but stays in the field', () => {
    const filters = readHistoryFilters(new URLSearchParams('q=a'));
    expect(filters.search).toBe('a');
    expect(historyVariables(filters, '1').search).toBeUndefined();
    expect(historyVariables({ ...filters, search: 'an' }, '1').search).toBe('an');
    const queue = (name: string) => taskQueryVariables({ ...defaultQueueFilters, name }, '1').nameFilter;
    expect([queue('a'), queue(' an ')]).toEqual([undefined, 'an']);
  });
});
