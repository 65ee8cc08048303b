import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Operations } from '../operation/operations.js';
import { answeredLines, isVoided, lineStatuses, voidedStatuses } from './index.js';

const line = (status: string) => ({ status });

describe('voided lines', () => {
  it('C-132 are those taken back, in both spellings, and no others', () => {
    expect(lineStatuses.filter((status) => isVoided(line(status)))).toEqual(['void', 'voided']);
    expect(['', 'VOID', 'avoided', 'cancelled', 'refunded'].some((status) => isVoided(line(status)))).toBe(false);
  });

  it('P-214 C-179 are left out of an order unless asked for, and marked where they stand', () => {
    const lines = [line('shipped'), line('voided'), line('in-progress')];
    expect(answeredLines(lines, false)).toEqual([
      { status: 'shipped', voided: false },
      { status: 'in-progress', voided: false },
    ]);
    expect(answeredLines(lines, true).map(({ voided }) => voided)).toEqual([false, true, false]);
  });

  it('C-179 never drop another line, and never change the order of the lines', () => {
    const anyLines = fc.array(fc.constantFrom(...lineStatuses, 'unheard-of').map(line));
    fc.assert(
      fc.property(anyLines, (lines) => {
        expect(answeredLines(lines, true).map(({ status }) => status)).toEqual(lines.map(({ status }) => status));
        expect(answeredLines(lines, false).map(({ status }) => status)).toEqual(
          lines.map(({ status }) => status).filter((status) => !(voidedStatuses as readonly string[]).includes(status)),
        );
      }),
    );
  });

  it('P-194 P-214 travel with what the archive check reads of each line', () => {
    type Order = NonNullable<Operations['GetOrder']['data']['order']>;
    expectTypeOf<keyof Order>().toEqualTypeOf<'id' | 'orderNumber' | 'status' | 'placedBy' | 'lineItems'>();
    expectTypeOf<keyof Order['lineItems'][number]>().toEqualTypeOf<
      'id' | 'status' | 'shipped' | 'voided' | 'shipment'
    >();
  });
});
