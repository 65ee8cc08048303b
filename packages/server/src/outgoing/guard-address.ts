import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { classOfAddress } from './address-class.js';
import { OutgoingError } from './outgoing-error.js';
import { mayBePrivate, plainHost, type PrivateHosts } from './private-hosts.js';

/** Finds the addresses of a host name. */
export type ResolveHost = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

export const resolveBySystem: ResolveHost = (hostname, done) =>
  systemLookup(hostname, { all: true }, (error, addresses) => done(error, addresses));

/**
 * Refuses a URL whose host is an IP address that may not be called. Such a host is never looked up.
 *
 * @throws OutgoingError
 */
export function requireCallable(url: URL, hosts: PrivateHosts): void {
  const host = plainHost(url.hostname);
  if (isIP(host) !== 0 && !mayConnect(host, url, hosts)) throw refusal(url, host);
}

/**
 * The look-up of a connection. What it answers is what the socket connects to, so a name that changes its address
 * between two look-ups (DNS rebinding) gains nothing.
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

/** An unusable address can be called only where the configuration names that very address. */
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
      ? `is at the private address ${address}, and PRIVATE_HOSTS does not name it`
      : `is at ${address}, where no system can be`,
  );
}
