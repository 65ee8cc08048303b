/** Where a sign-in leads when it does not say, or says something else than a page of the portal. */
const home = '/';
const longest = 2_000;

/**
 * The page of the portal that a sign-in leads back to. Nothing but a path of this very address: a sign-in must not
 * send anybody elsewhere, whatever a link to it says.
 */
export function returnTo(asked: string | null): string {
  if (asked === null || asked.length > longest || !asked.startsWith('/')) return home;
  const base = 'http://portal.invalid';
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null;
  if (url?.origin !== base || url.pathname.startsWith('/login') || url.pathname.startsWith('/session')) return home;
  return url.pathname + url.search + url.hash;
}
