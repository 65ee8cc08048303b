import type { Proxy } from './proxy.js';

/** Codes of Node, of its TLS, and of its HTTP client, with what happened and what to do. */
const faults: Readonly<Record<string, readonly [what: string, next: string]>> = {
  ENOTFOUND: ['its name was not found.', 'Check the address for typing errors, and your network or VPN.'],
  EAI_AGAIN: ['its name could not be looked up.', 'Check your network or VPN, then try again.'],
  ECONNREFUSED: ['the connection was refused.', 'Check that the server is running and that the port is right.'],
  ECONNRESET: ['the connection was interrupted.', 'Try again. If it persists, check your VPN or firewall.'],
  EHOSTUNREACH: ['there is no route to it.', 'Check your network or VPN.'],
  ENETUNREACH: ['there is no route to it.', 'Check your network or VPN.'],
  ETIMEDOUT: ['it did not respond in time.', 'Check the port, and your VPN or firewall.'],
  CERT_HAS_EXPIRED: ['its certificate has expired.', 'Its operator must renew the certificate.'],
  CERT_NOT_YET_VALID: ['its certificate is not valid yet.', 'Check the clock of this machine.'],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'its certificate is for another name.',
    'Use the name that the certificate was issued for.',
  ],
  ERR_SSL_WRONG_VERSION_NUMBER: ['it does not use https at this port.', 'Use the port of https, or http://.'],
};

const untrusted = [
  'its certificate is not from an authority that this machine trusts.',
  'If your organization has its own authority, put the path of its certificate into NODE_EXTRA_CA_CERTS.',
] as const;

const sameAs: Readonly<Record<string, readonly [what: string, next: string]>> = {
  UND_ERR_CONNECT_TIMEOUT: faults['ETIMEDOUT'] ?? untrusted,
  UND_ERR_HEADERS_TIMEOUT: faults['ETIMEDOUT'] ?? untrusted,
  EPROTO: faults['ERR_SSL_WRONG_VERSION_NUMBER'] ?? untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
};

/**
 * Says why a server could not be reached, and what to do (A-526).
 *
 * @param cause - what `fetch` rejected with
 * @param server - the address of the server
 * @param proxy - the proxy for that address
 */
export function networkFault(cause: unknown, server: string, proxy: Proxy | null): string {
  const inner = innermost(cause);
  const [what, next] = faultOf(inner, server);
  if (proxy !== null && !isCertificate(inner))
    return `Could not reach a Signa server at ${server} through the proxy ${proxy.address}: ${throughProxy(inner, what)}\nCheck ${proxy.variable}, or add the server's name to NO_PROXY for a direct connection.`;
  if (what === null) return `Could not reach a Signa server at ${server}.`;
  return `Could not reach a Signa server at ${server}: ${what}${next === '' ? '' : `\n${next}`}`;
}

interface Cause {
  readonly code: string;
  readonly message: string;
}

/** `fetch` wraps the cause; for a name with several addresses, that of each is wrapped once more. */
function innermost(cause: unknown): Cause | null {
  const of = cause instanceof Error && cause.cause instanceof Error ? cause.cause : null;
  if (of === null) return null;
  const [first] = of instanceof AggregateError ? (of.errors as readonly unknown[]) : [];
  const found = first instanceof Error ? first : of;
  const { code } = found as NodeJS.ErrnoException;
  return { code: typeof code === 'string' ? code : '', message: found.message };
}

function faultOf(cause: Cause | null, server: string): readonly [what: string | null, next: string] {
  if (cause === null) return [null, ''];
  const known = faults[cause.code] ?? sameAs[cause.code];
  if (known) return known;
  if (cause.code === 'UND_ERR_SOCKET')
    return [
      'it closed the connection without an answer.',
      server.startsWith('http://') ? 'If it requires https, use its address with https://.' : 'Try again.',
    ];
  return [`${cause.message}.`, ''];
}

const isCertificate = (cause: Cause | null): boolean =>
  cause !== null && (sameAs[cause.code] === untrusted || cause.code.includes('CERT'));

/** A proxy that requires a sign-in ends the connection; Node reports no status. */
const throughProxy = (cause: Cause | null, what: string | null): string =>
  cause?.message.startsWith('Request was cancelled') === true
    ? 'it rejected the request. It may require a name and password.'
    : (what ?? 'it did not answer.');
