import { parseCookie, stringifySetCookie } from 'cookie';

/** Bound to this very address where the browser can hold it to that. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-first-page' : 'first-page');

/**
 * No script reads it, other sites' requests do not carry it, and it is gone with the browser. Following a link from
 * elsewhere carries it: the page that opens is this site's own.
 */
const bounds = (isSecure: boolean) => ({ path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' }) as const;

/** The header that leaves a sealed key with the browser. */
export const pageCookie = (sealed: string, isSecure: boolean): string =>
  stringifySetCookie({ name: nameOf(isSecure), value: sealed, ...bounds(isSecure) });

/** The header that takes it away. */
export const pageCookieGone = (isSecure: boolean): string =>
  stringifySetCookie({ name: nameOf(isSecure), value: '', maxAge: 0, ...bounds(isSecure) });

/** What the browser kept; null for nothing. */
export const sealedIn = (header: string | undefined, isSecure: boolean): string | null =>
  parseCookie(header ?? '')[nameOf(isSecure)] || null;
