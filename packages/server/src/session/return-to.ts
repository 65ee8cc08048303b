import { ownPath } from '@signa/core/portal';

/** Target of a sign-in without one, or with one that is not a portal page. */
const home = '/';

/** The portal page to return to after a sign-in, whatever a link specifies; never a step of signing in. */
export function returnTo(asked: string | null): string {
  const path = ownPath(asked);
  return path === null || path.startsWith('/login') || path.startsWith('/session') ? home : path;
}
