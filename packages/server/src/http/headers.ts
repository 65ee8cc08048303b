import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from 'helmet';

/**
 * The security headers of every answer of our own. Scripts come from this server alone; the portal talks to this server
 * and to the identity provider, whose sign-in may stand in a frame; to a monitor only where one is configured.
 *
 * @param scripts - those that stand in the portal's document
 */
export function securityHeaders(
  issuer: string,
  publicUrl: string,
  monitor: string | null = null,
  scripts: readonly string[] = [],
): OutgoingHttpHeaders {
  const provider = new URL(issuer).origin;
  const isSecure = publicUrl.startsWith('https:');
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)],
        // The portal's styles are written as elements while it runs.
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'", provider, ...(monitor === null ? [] : [new URL(monitor).origin])],
        frameSrc: ["'self'", provider],
        formAction: ["'self'", provider],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xPoweredBy: false,
  });
  const headers: OutgoingHttpHeaders = {};
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  apply({} as never, collector as never, (error?: unknown) => {
    if (error) throw new Error('The security headers cannot be written', { cause: error });
  });
  return headers;
}

/** Lets the browser ask the identity provider for its doors while the portal's code still comes. */
export function pageHeaders(issuer: string): OutgoingHttpHeaders {
  const doors = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  return { link: `<${doors}>; rel=preload; as=fetch; crossorigin` };
}
