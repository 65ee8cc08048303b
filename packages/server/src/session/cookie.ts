import { parseCookie, stringifySetCookie } from 'cookie';

/** The two secrets that a browser keeps: of its session, and of a sign-in that left for the provider. */
type CookieName = 'session' | 'sign-in';

/**
 * `__Host-` binds a cookie to this very address, and asks for https; a loopback address has none, so there the name
 * goes without.
 */
const nameOf = (name: CookieName, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}signa-${name}`;

/**
 * No script reads it, and other sites' requests do not carry it. A link from elsewhere that a person follows does:
 * the provider's way back, and a page of the portal that is opened from an e-mail.
 */
const bounds = (isSecure: boolean) => ({ path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' }) as const;

/** The header that leaves a secret with the browser. */
export const setCookie = (name: CookieName, value: string, maxAge: number, isSecure: boolean): string =>
  stringifySetCookie({ name: nameOf(name, isSecure), value, maxAge, ...bounds(isSecure) });

/** The header that takes it away. */
export const cookieGone = (name: CookieName, isSecure: boolean): string => setCookie(name, '', 0, isSecure);

/** What the browser sent; null for nothing. */
export const cookieIn = (header: string | undefined, name: CookieName, isSecure: boolean): string | null =>
  parseCookie(header ?? '')[nameOf(name, isSecure)] || null;
