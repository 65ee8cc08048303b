import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { headerOf } from './header.js';

/** Determines the client address of a request, as a key for rate limits. */
export type AddressOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/**
 * @param proxies - number of proxies in front, each of which appends its peer to `x-forwarded-for`; entries sent by the
 * caller are ignored
 */
export function openAddressOf(proxies: number): AddressOf {
  return ({ headers, socket }) => {
    const forwarded = proxies === 0 ? [] : (headerOf(headers, 'x-forwarded-for') ?? '').split(',');
    const named = forwarded.at(-proxies)?.trim();
    return networkOf(named ? named : (socket.remoteAddress ?? 'unknown'));
  };
}

/** The first 64 bits of an IPv6 address: whoever has one address of the network has all of them. */
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
