import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { headerOf } from './header.js';

/** Tells where a request comes from, as a key to count by. */
export type AddressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/**
 * @param proxies - how many proxies stand in front, each of which adds whom it heard to `x-forwarded-for`; what a caller
 * wrote there before them is believed by nobody
 */
export function openAddressOf(proxies: number): AddressOf {
  return ({ headers, socket }) => {
    const forwarded = proxies === 0 ? [] : (headerOf(headers, 'x-forwarded-for') ?? '').split(',');
    const named = forwarded.at(-proxies)?.trim();
    return networkOf(named ? named : (socket.remoteAddress ?? 'unknown'));
  };
}

/** Of an IPv6 address its first 64 bits: whoever has one of them has all the rest. */
function networkOf(address: string): string {
  const plain = address.slice(0, 45).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
