import { hash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import helmet from 'helmet';

/**
 * Hash of an empty style element. The portal adds its rules to it from scripts, which are allowed anyway; inline styles
 * in a page, such as injected ones, do not apply (decision 25).
 */
const emptyStyle = `'sha256-${hash('sha256', '', 'base64')}'`;

/** Browser features that the portal does not use; it uses copying and printing. */
const permissions = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking', 'clipboard-read'],
]
  .map((feature) => `${feature}=()`)
  .concat('clipboard-write=(self)')
  .join(', ');

/** Hosts that the portal can connect to besides its own server, if configured. */
interface ReachedElsewhere {
  readonly monitor?: string | null;
  readonly images?: string | null;
  readonly storefront?: string | null;
  readonly reports?: string | null;
}

/**
 * The security headers of all of our responses. The portal loads scripts from this server only and connects to it only,
 * plus a monitor or a storefront if configured (A-039, C-243). Unused features are disabled.
 *
 * @param images - where product images are, besides this server
 * @param storefront - origin where sessions on behalf of a client open
 * @param reports - origin of the report provider's frame
 * @param scripts - inline scripts of the portal's document
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
    if (error) throw new Error('The security headers are not valid', { cause: error });
  });
  return headers;
}
