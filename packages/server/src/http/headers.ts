import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from 'helmet';

/**
 * An element for styles that is empty. The portal adds its rules to it one by one, by a script that may run anyway; a style
 * that stands in the text of a page, as one that was smuggled into it would, does not apply (decision 25).
 */
const emptyStyle = `'sha256-${hash('sha256', '', 'base64')}'`;

/** What a browser offers to pages and the portal has no use for; it copies, and prints by itself. */
const permissions = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking', 'clipboard-read'],
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-write=(self)')
  .join(', ');

/** What the portal reaches beside its own server, where that is configured. */
interface ReachedElsewhere {
  readonly monitor?: string | null;
  readonly images?: string | null;
  readonly storefront?: string | null;
  readonly reports?: string | null;
}

/**
 * The security headers of every answer of our own. Scripts come from this server alone, and the portal talks to it alone;
 * to a monitor or a storefront only where one is configured (A-039, C-243). What the portal does not use is off.
 *
 * @param images - where pictures of products lie, beside this server
 * @param storefront - the origin where sessions on behalf of a client are opened
 * @param reports - where the provider of reports shows them, in a frame
 * @param scripts - those that stand in the portal's document
 */
export function securityHeaders(
  publicUrl: string,
  { monitor = null, images = null, storefront = null, reports = null }: ReachedElsewhere = {},
  scripts: readonly string[] = [],
): OutgoingHttpHeaders {
  const isSecure = publicUrl.startsWith('https:');
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)],
        styleSrc: ["'self'", emptyStyle],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...(images === null ? [] : [new URL(images).origin])],
        manifestSrc: ["'self'"],
        connectSrc: ["'self'", ...[monitor, storefront].flatMap((at) => (at === null ? [] : [new URL(at).origin]))],
        frameSrc: ["'self'", ...(reports === null ? [] : [new URL(reports).origin])],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: true },
    xPoweredBy: false,
  });
  const headers: OutgoingHttpHeaders = { 'permissions-policy': permissions };
  const collector = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  apply({} as never, collector as never, (error?: unknown) => {
    if (error) throw new Error('The security headers cannot be written', { cause: error });
  });
  return headers;
}
