import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  lineDisplayStatus,
  lineStatuses,
  listedLines,
  orderNumberShown,
  orderStatuses,
  orderTimeShown,
  placedByLabel,
  shipmentStatuses,
  trackingLink,
} from './index.js';

describe('order statuses', () => {
  it('C-132 have the spelling of the API', () => {
    expect(orderStatuses.join(', ')).toBe(
      'in-progress, completed, canceled, refunded, shipped, ready-for-fulfillment, sent-to-fulfillment, fulfilled, voided, duplicate',
    );
    expect(shipmentStatuses.join(', ')).toBe(
      'shipped, picked-up, shipped-recieved, delivered, refunded, cancelled, void, voided',
    );
    expect(lineStatuses).toEqual(['in-progress', 'ready-for-fulfillment', ...shipmentStatuses]);
  });
});

describe('an order line', () => {
  const line = (code: string, description: string, shipped: boolean) =>
    lineDisplayStatus({ status: { code, description }, shipped });

  it.each(['in-progress', 'ready-for-fulfillment'])(
    'C-133 that is %s is shown as Shipped once it is flagged',
    (code) => {
      expect(line(code, code, true)).toBe('Shipped');
      expect(line(code, code, false)).toBe(code.replaceAll('-', ' '));
    },
  );

  it('C-133 of any other status shows its description with dashes as spaces', () => {
    expect(line('picked-up', 'Picked-up', true)).toBe('Picked up');
    expect(line('shipped-recieved', 'a-b-c', false)).toBe('a b c');
  });
});

describe('the tracking link', () => {
  it('C-134 is the tracking URL when it is http(s)', () => {
    expect(trackingLink({ trackingNumber: '1Z', trackingURL: 'https://carrier.example/1Z' })).toBe(
      'https://carrier.example/1Z',
    );
    expect(trackingLink({ trackingNumber: null, trackingURL: 'http://carrier.example/1Z' })).toBe(
      'http://carrier.example/1Z',
    );
  });

  it('C-134 is otherwise a web search for the number', () => {
    expect(trackingLink({ trackingNumber: '1Z 99&x', trackingURL: null })).toBe(
      'https://www.google.com/search?q=1Z%2099%26x',
    );
    expect(trackingLink({ trackingNumber: '1Z', trackingURL: 'carrier.example/1Z' })).toBe(
      'https://www.google.com/search?q=1Z',
    );
  });

  it('C-134 is null without a number', () => {
    expect(trackingLink({ trackingNumber: null, trackingURL: null })).toBeNull();
    expect(trackingLink({ trackingNumber: ' ', trackingURL: 'javascript:alert(1)' })).toBeNull();
  });

  it('C-134 never runs a script from a carrier', () => {
    const schemes = fc.constantFrom(
      'javascript:',
      'JavaScript:',
      'data:',
      'file:',
      ' javascript:',
      'http',
      'https:',
      '',
    );
    fc.assert(
      fc.property(schemes, fc.string(), fc.option(fc.string()), (scheme, rest, trackingNumber) => {
        const link = trackingLink({ trackingNumber, trackingURL: scheme + rest });
        if (link !== null) expect(['http:', 'https:']).toContain(new URL(link).protocol);
      }),
    );
  });
});

describe('an order card', () => {
  it.each([
    [{ type: 'cs', name: 'Sam' }, 'Customer Support'],
    [{ type: 'vet', name: 'Dr. Maya Okafor' }, 'Dr. Maya Okafor'],
    [{ type: 'vet', name: ' ' }, 'Vet'],
    [{ type: 'vet', name: null }, 'Vet'],
    [{ type: 'caretaker', name: 'Hana Kobayashi' }, 'Hana Kobayashi'],
    [{ type: 'caretaker', name: null }, ''],
  ])('C-135 placed by %j shows %s', (placedBy, label) => {
    expect(placedByLabel(placedBy)).toBe(label);
  });

  const head = {
    orderNumber: '100',
    orderSummaryOrderNumber: 'S-100',
    createdAt: '2026-11-20T05:00:00Z',
    brvCreatedAtTimestamp: '2026-11-20T13:14:00Z',
  };

  it('C-136 shows the summary number and the brv time first', () => {
    expect([orderNumberShown(head), orderTimeShown(head, null)]).toEqual(['S-100', '11-20-2026 08:14 AM']);
  });

  it('C-136 falls back to number and creation time', () => {
    const plain = { ...head, orderSummaryOrderNumber: null, brvCreatedAtTimestamp: null };
    expect([orderNumberShown(plain), orderTimeShown(plain, 'America/New_York')]).toEqual([
      '100',
      '11-20-2026 12:00 AM',
    ]);
    expect(orderNumberShown({ ...head, orderSummaryOrderNumber: ' ' })).toBe('100');
  });

  it('C-137 lists one or two products, and of more the first', () => {
    expect(listedLines(['a'])).toEqual({ listed: ['a'], more: null });
    expect(listedLines(['a', 'b'])).toEqual({ listed: ['a', 'b'], more: null });
    expect(listedLines(['a', 'b', 'c'])).toEqual({ listed: ['a'], more: '... 2 more products' });
    expect(listedLines([])).toEqual({ listed: [], more: null });
  });
});
