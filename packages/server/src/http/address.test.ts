import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openAddressOf } from './address.js';

const asked = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

it('A-207 ignores forwarding headers without a proxy', () => {
  expect(openAddressOf(0)(asked('10.0.0.1', '1.2.3.4'))).toBe('10.0.0.1');
});

it('A-207 uses the address seen by our outermost proxy, whatever the caller sent', () => {
  expect(openAddressOf(1)(asked('10.0.0.1', '6.6.6.6, 1.2.3.4'))).toBe('1.2.3.4');
  expect(openAddressOf(2)(asked('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2'))).toBe('1.2.3.4');
  expect(openAddressOf(2)(asked('10.0.0.1', '1.2.3.4'))).toBe('10.0.0.1');
  expect(openAddressOf(1)(asked('10.0.0.1'))).toBe('10.0.0.1');
});

it('A-207 counts an IPv6 network as one, and an IPv4 address by itself', () => {
  const at = (address: string) => openAddressOf(0)(asked(address));
  expect(at('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(at('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(at('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(at('::1')).toBe('0:0:0:0::/64');
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(at(address)).toMatch(/^(?:[\da-f]{1,4}:){3}[\da-f]{1,4}::\/64$|^[\d.]+$/);
    }),
  );
});

it('A-207 limits the length of the key', () => {
  expect(openAddressOf(1)(asked('10.0.0.1', 'x'.repeat(10_000))).length).toBeLessThan(50);
});
