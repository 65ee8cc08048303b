import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from 'helmet';

/**
 * The security headers of every answer of our own. Scripts come from this server alone, and the portal talks to it alone;
 * to a monitor only where one is configured.
 *
 * @param scripts - those that stand in the portal's document
 */
export function securityHeaders(
  publicUrl: string,
  monitor: string | null = null,
  scripts: readonly string[] = [],
): OutgoingHttpHeaders {
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
        connectSrc: ["'self'", ...(monitor === null ? [] : [new URL(monitor).origin])],
        frameSrc: ["'self'"],
        formAction: ["'self'"],
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
