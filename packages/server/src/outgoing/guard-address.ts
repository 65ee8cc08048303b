import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { classOfAddress } from './address-class.js';
import { OutgoingError } from './outgoing-error.js';
import { mayBePrivate, plainHost, type PrivateHosts } from './private-hosts.js';

/** Resolves the addresses of a host name. */
export type ResolveHost = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

export const resolveBySystem: ResolveHost = (hostname, done) =>
  systemLookup(hostname, { all: true }, (error, addresses) => done(error, addresses));

/**
 * Rejects a URL whose host is an IP address that must not be called. Such a host is never resolved.
 *
 * @throws OutgoingError
 */
export function requireCallable(url: URL, hosts: PrivateHosts): void {
  const host = plainHost(url.hostname);
  if (isIP(host) !== 0 && !mayConnect(host, url, hosts)) throw refusal(url, host);
}

/**
 * DNS lookup of a connection. The socket connects to exactly what it returns, so a name that changes its address
 * between two lookups (DNS rebinding) has no effect.
 */
export function guardedLookup(url: URL, hosts: PrivateHosts, resolve: ResolveHost): LookupFunction {
  return (hostname, options, done) =>
    resolve(hostname, (error, addresses) => {
      if (error) return done(error, '', 0);
      const allowed = addresses.filter(({ address }) => mayConnect(address, url, hosts));
      const [first] = allowed;
      if (!first) return done(refusal(url, addresses[0]?.address ?? 'no address'), '', 0);
      if (options.all === true) return done(null, [...allowed]);
      done(null, first.address, first.family);
    });
}

/** A disallowed address can be called only if the configuration names that exact address. */
function mayConnect(address: string, url: URL, hosts: PrivateHosts): boolean {
  const found = classOfAddress(address);
  if (found === 'public') return true;
  return mayBePrivate(hosts, url) && (found === 'private' || plainHost(url.hostname) === address);
}

function refusal(url: URL, address: string): OutgoingError {
  const isPrivate = classOfAddress(address) === 'private';
  return new OutgoingError(
    'private-address',
    url.host,
    isPrivate
      ? `is at the private address ${address}, which PRIVATE_HOSTS does not allow`
      : `is at ${address}, where no external system can be`,
  );
}
