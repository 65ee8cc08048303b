import { ownPath } from '@signa/core/portal';

/** Where a sign-in leads when it does not say, or says something else than a page of the portal. */
const home = '/';

/** The page of the portal that a sign-in leads back to, whatever a link to it says; never a step of signing in. */
export function returnTo(asked: string | null): string {
  const path = ownPath(asked);
  return path === null || path.startsWith('/login') || path.startsWith('/session') ? home : path;
}
