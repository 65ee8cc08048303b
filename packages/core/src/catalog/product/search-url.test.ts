import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProductSearch, serialiseProductSearch } from './search-url.js';
import { productSearchText, searchedText } from './search-text.js';

const parsed = (query: string) => parseProductSearch(new URLSearchParams(query));

describe('a product search in the URL', () => {
  it.each([
    ['', { text: '', page: 1 }],
    ['search=pred&page=3', { text: 'pred', page: 3 }],
    ['search=+pred++nisone+', { text: 'pred nisone', page: 1 }],
    ['search=pred&page=0', { text: 'pred', page: 1 }],
    ['search=pred&page=many', { text: 'pred', page: 1 }],
  ])('P-015 P-017 parses %j', (query, search) => {
    expect(parsed(query)).toEqual(search);
  });

  it('P-015 P-017 omits default values, and keeps other parameters', () => {
    const others = new URLSearchParams('createBy=product&search=old&page=4');
    expect(serialiseProductSearch({ text: '', page: 1 }, others).toString()).toBe('createBy=product');
    expect(serialiseProductSearch({ text: ' pred ', page: 2 }, others).toString()).toBe(
      'createBy=product&search=pred&page=2',
    );
  });

  it('P-015 P-017 always survives a round trip', () => {
    const texts = fc.string({ maxLength: productSearchText.maximum }).map(searchedText);
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 9_999 }), (text, page) => {
        expect(parseProductSearch(serialiseProductSearch({ text, page }))).toEqual({ text, page });
      }),
    );
  });

  it('P-015 is never longer than a search text may be', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(parseProductSearch(new URLSearchParams({ search: text })).text.length).toBeLessThanOrEqual(
          productSearchText.maximum,
        );
      }),
    );
  });
});
