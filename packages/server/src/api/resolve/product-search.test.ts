import { expect, it } from 'vitest';
import type { Context } from '../context.js';
import { productSearchResolvers } from './product-search.js';

/** A call with its own variables, whose database returns `answer` and counts its calls. */
function callOf(filter: string, answer: unknown) {
  const asked: unknown[] = [];
  const database = { read: (scope: unknown) => (asked.push(scope), Promise.resolve(answer)) };
  const variables = { filter, locationId: '1' };
  const actor = { locationIds: ['1'], caller: { kind: 'practice' } };
  return { asked, context: { operation: 'ProductFamilies', variables, actor, database } as unknown as Context };
}

const found = (total: number) => ({ total, counts: {}, families: [] });
const args = { filter: 'pred', filters: { locationId: '1' } };

it.each(['ProductFamilies', 'SearchProductFamilies'] as const)(
  'P-276 one statement returns the rows of %s and their total, for that call only',
  async (name) => {
    const { asked, context } = callOf('pred', [found(7), 'Generic']);
    const rows = productSearchResolvers[name](args, context);
    // The second root field of a document runs under the name of its own operation.
    const count = productSearchResolvers[`${name}Count`](args, { ...context, operation: `${name}Count` });
    expect([await rows, await count]).toEqual([[], 7]);
    expect(asked).toHaveLength(1);

    const other = callOf('gaba', found(3));
    expect(await productSearchResolvers[`${name}Count`](args, other.context)).toBe(3);
    expect(other.asked).toHaveLength(1);
  },
);
