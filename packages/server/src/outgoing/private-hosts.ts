import { isIP } from 'node:net';

/** Hosts allowed at a private address, as 'host' for every port or 'host:port' for one. */
export type PrivateHosts = ReadonlySet<string>;

/** An IP address or localhost in the configuration is explicit: that port of it is allowed. */
export function namedAddresses(urls: readonly (string | null | undefined)[]): readonly string[] {
  return urls.flatMap((url) => {
    if (!url) return [];
    const { hostname, port, protocol } = new URL(url);
    const plain = plainHost(hostname);
    const isAddress = isIP(plain) !== 0 || plain === 'localhost';
    return isAddress ? [`${plain}:${port || defaultPort(protocol)}`] : [];
  });
}

export function mayBePrivate(hosts: PrivateHosts, { hostname, port, protocol }: URL): boolean {
  const plain = plainHost(hostname);
  return hosts.has(plain) || hosts.has(`${plain}:${port || defaultPort(protocol)}`);
}

/** Without the brackets of an IPv6 address and the trailing dot of a full name. */
export function plainHost(hostname: string): string {
  return hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();
}

function defaultPort(protocol: string): string {
  return protocol === 'https:' ? '443' : '80';
}
