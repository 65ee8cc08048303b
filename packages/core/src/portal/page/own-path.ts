import { webLink } from '../../base/contact/index.js';

/** Placeholder for the portal's own origin, which core does not know. */
const own = 'http://portal.invalid';
const maxLength = 2_000;

/**
 * The path of a portal page in an untrusted URL, normalized as a browser does; null for anything that leads elsewhere.
 * The result is resolved a second time, because removing dot segments can leave `//host`, which refers to another site.
 *
 * @see A-004
 */
export function ownPath(asked: unknown): string | null {
  if (typeof asked !== 'string' || asked.length > maxLength || !asked.startsWith('/')) return null;
  const path = resolved(asked);
  return path !== null && resolved(path) === path ? path : null;
}

/** A page of the portal or a web URL; null for anything that a browser must not be redirected to. @see A-438 */
export function safeAddress(address: string): string | null {
  return ownPath(address) ?? webLink(address);
}

/** The path that a URL resolves to in the portal; null if it has another origin. */
function resolved(address: string): string | null {
  if (!URL.canParse(address, own)) return null;
  const { origin, pathname, search, hash, username, password } = new URL(address, own);
  return origin === own && username + password === '' ? pathname + search + hash : null;
}
