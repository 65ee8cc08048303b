import { describe, expect, it } from 'vitest';
import { perRecentText } from './per-recent.js';

function counted() {
  const made: string[] = [];
  const lengthOf = perRecentText((text: string) => {
    made.push(text);
    return text.length;
  });
  return { made, lengthOf };
}

describe('a value derived from a text', () => {
  it('is computed once for a text that is asked for again', () => {
    const { made, lengthOf } = counted();
    expect(['a', 'bb', 'a', 'bb', ''].map(lengthOf)).toEqual([1, 2, 1, 2, 0]);
    expect(made).toEqual(['a', 'bb', '']);
  });

  it('is kept for the four texts that were asked for last', () => {
    const { made, lengthOf } = counted();
    for (const text of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) lengthOf(text);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'b']);
  });

  it('is computed once if it is undefined', () => {
    let count = 0;
    const nothing = perRecentText(() => {
      count += 1;
    });
    nothing('a');
    nothing('a');
    expect(count).toBe(1);
  });
});
