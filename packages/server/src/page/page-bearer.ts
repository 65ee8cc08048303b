import type { Bearer } from '../access/bearer.js';
import { Failure } from '../failure/failure.js';
import type { PageKeys } from './page-keys.js';

/** Takes a sealed key where a call has its token: for what a page is drawn from, and nothing that comes from outside. */
export function openPageBearer(keys: PageKeys): Bearer {
  const holder: Bearer['holder'] = async (authorization, now) => {
    const key = await keys.open((authorization ?? '').replace(/^Bearer /, ''), now);
    if (!key) throw new Failure('UNAUTHENTICATED');
    return { username: key.username, expiresAt: key.expiresAt };
  };
  return { holder, username: async (authorization, now) => (await holder(authorization, now)).username };
}
