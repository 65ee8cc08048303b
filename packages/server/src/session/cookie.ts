import { parseCookie, stringifySetCookie } from 'cookie';

/** The two secrets in a browser: of its session, and of a sign-in in progress. */
type CookieName = 'session' | 'sign-in';

/**
 * `__Host-` binds a cookie to this exact host and requires https; a loopback address has no https, so the prefix is
 * omitted there.
 */
const nameOf = (name: CookieName, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}signa-${name}`;

/**
 * Not readable by scripts, and not sent with cross-site requests. It is sent when a user follows a link from another
 * site: the provider's redirect, or a portal page opened from an email.
 */
const bounds = (isSecure: boolean) => ({ path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' }) as const;

/** The header that stores a secret in the browser. */
export const setCookie = (name: CookieName, value: string, maxAge: number, isSecure: boolean): string =>
  stringifySetCookie({ name: nameOf(name, isSecure), value, maxAge, ...bounds(isSecure) });

/** The header that deletes it. */
export const cookieGone = (name: CookieName, isSecure: boolean): string => setCookie(name, '', 0, isSecure);

/** The secret that the browser sent; null without one. */
export const cookieIn = (header: string | undefined, name: CookieName, isSecure: boolean): string | null =>
  parseCookie(header ?? '')[nameOf(name, isSecure)] || null;
