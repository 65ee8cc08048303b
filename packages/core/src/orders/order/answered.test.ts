import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  answeredLine,
  answeredLines,
  describedStatus,
  lineDisplayStatus,
  lineStatuses,
  orderAmount,
  orderStatuses,
  orderStatusOptions,
  voidedStatuses,
  type StoredLine,
} from './index.js';

const line = (more: Partial<StoredLine> = {}): StoredLine => ({
  status: 'shipped',
  shipped: true,
  amount: 12.5,
  paidDate: null,
  deliveredDate: null,
  refundedDate: null,
  ...more,
});
const day = '2026-11-20T05:00:00.000Z';

describe('a status', () => {
  it('C-132 C-133 has a capitalized description, without dashes or the unusual spelling of its code', () => {
    const shown = [...orderStatuses, ...lineStatuses].map((code) =>
      lineDisplayStatus({ status: describedStatus(code), shipped: false }),
    );
    expect(shown).toContain('Ready for fulfillment');
    expect(shown).toContain('Shipped received');
    for (const text of shown) expect(text).toMatch(/^[A-Z][a-z ]+$/);
    expect(describedStatus('shipped-recieved').code).toBe('shipped-recieved');
  });

  it('C-178 every one is an option with its code and a unique ID', () => {
    expect(orderStatusOptions.map(({ code }) => code)).toEqual(orderStatuses);
    expect(new Set(orderStatusOptions.map(({ id }) => id)).size).toBe(orderStatuses.length);
  });
});

describe('an order line', () => {
  it('C-198 is paid, delivered and refunded by its dates, and by its status', () => {
    expect(answeredLine(line())).toMatchObject({ paid: false, delivered: false, refunded: false, voided: false });
    expect(answeredLine(line({ paidDate: day, deliveredDate: day, refundedDate: day }))).toMatchObject({
      status: { code: 'shipped', description: 'Shipped' },
      paid: true,
      delivered: true,
      refunded: true,
      voided: false,
    });
    expect(answeredLine(line({ status: 'delivered' }))).toMatchObject({ delivered: true, refunded: false });
    expect(answeredLine(line({ status: 'refunded' }))).toMatchObject({ delivered: false, refunded: true });
    expect(answeredLine(line({ status: 'void' }))).toMatchObject({ voided: true, paid: false });
  });

  it('P-214 C-179 is omitted from an order when it was voided, unless requested', () => {
    const lines = [line(), line({ status: 'voided' }), line({ status: 'in-progress' })];
    expect(answeredLines(lines, false).map(({ status }) => status.code)).toEqual(['shipped', 'in-progress']);
    expect(answeredLines(lines, true).map(({ voided }) => voided)).toEqual([false, true, false]);
  });

  const anyLines = fc.array(fc.constantFrom(...lineStatuses, 'unheard-of').map((status) => line({ status })));
  test.prop([anyLines])('C-179 is never replaced by another, and keeps its position', (lines) => {
    const codes = lines.map(({ status }) => status);
    expect(answeredLines(lines, true).map(({ status }) => status.code)).toEqual(codes);
    expect(answeredLines(lines, false).map(({ status }) => status.code)).toEqual(
      codes.filter((code) => !(voidedStatuses as readonly string[]).includes(code)),
    );
  });
});

describe('the amount of an order', () => {
  it('C-198 is that of the storefront, else the sum of the lines that were not voided', () => {
    const lines = [line({ amount: 0.1 }), line({ amount: 0.2 }), line({ amount: 9, status: 'voided' })];
    expect(orderAmount(7, lines)).toBe(7);
    expect(orderAmount(0, lines)).toBe(0);
    expect(orderAmount(null, lines)).toBe(0.3);
    expect(orderAmount(null, [line({ amount: null })])).toBeNull();
    expect(orderAmount(null, [])).toBeNull();
  });
});
