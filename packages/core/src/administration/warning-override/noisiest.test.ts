import { expect, it } from 'vitest';
import { rulesToReview } from './index.js';

it('P-421 proposes warnings that were shown at least ten times and passed nine times out of ten', () => {
  const count = (rule: string, issued: number, declined: number) => ({ rule, issued, declined });
  expect(
    rulesToReview([
      count('table:RARE', 9, 0),
      count('table:TEN', 9, 1),
      count('table:OFTEN', 40, 4),
      count('table:HEEDED', 40, 5),
      count('table:ALSO', 10, 0),
    ]),
  ).toEqual(['table:OFTEN', 'table:ALSO', 'table:TEN']);
  expect(rulesToReview([])).toEqual([]);
});
