import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PimsAccountKey } from './practice-system.js';
import { PracticeSystemError } from './practice-system-error.js';

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().nullish() });

/** Cache key: a location whose secret changed gets another token. */
export type TokenAccount = Pick<PimsAccountKey, 'accountId' | 'secret'>;

/** Access tokens of a partner, one per account and secret, cached until shortly before they expire. */
export interface AccessTokens {
  /** Runs a function with a token, and once more with a new token when the cached one is rejected. */
  with<T>(account: TokenAccount, act: (token: string) => Promise<T>): Promise<T>;
}

/** A token is refreshed this long before it expires; one without an expiry is kept this long. */
const margin = 60_000;
const longest = 11 * 60 * 60 * 1000;

/**
 * @param ask - requests a token for an account from the partner, and returns its JSON
 * @param now - clock in milliseconds
 */
export function openAccessTokens(ask: (account: TokenAccount) => Promise<unknown>, now: () => number): AccessTokens {
  const kept = new Map<string, { readonly token: string; readonly until: number }>();

  async function tokenOf(account: TokenAccount): Promise<string> {
    const known = kept.get(nameOf(account));
    if (known && known.until > now()) return known.token;
    const parsed = tokenAnswer.safeParse(await ask(account));
    if (!parsed.success) throw new PracticeSystemError('The PIMS returned no access token', false);
    const { access_token: token, expires_in: seconds } = parsed.data;
    const life = Math.min((seconds ?? 0) * 1000 - margin, longest);
    kept.set(nameOf(account), { token, until: now() + Math.max(life, 0) });
    return token;
  }

  return {
    async with(account, act) {
      const token = await tokenOf(account);
      try {
        return await act(token);
      } catch (error) {
        if (!(error instanceof PracticeSystemError) || error.status !== 401) throw error;
        const name = nameOf(account);
        if (kept.get(name)?.token === token) kept.delete(name);
        return await act(await tokenOf(account));
      }
    },
  };
}

function nameOf({ accountId, secret }: TokenAccount): string {
  return JSON.stringify([accountId, secret && createHash('sha256').update(secret).digest('base64')]);
}
