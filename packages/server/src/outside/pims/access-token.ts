import { z } from 'zod';
import { PracticeSystemError } from './practice-system-error.js';

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().positive().nullish() });

/** Tokens of a partner, one per account, kept until shortly before they end. */
export interface AccessTokens {
  /** Does something with a token, once more with a new one when the kept one is not taken. */
  with<T>(accountId: string, act: (token: string) => Promise<T>): Promise<T>;
}

/** A token is renewed this long before its end; one that does not say when it ends is kept this long. */
const margin = 60_000;
const longest = 11 * 60 * 60 * 1000;

/**
 * @param ask - asks the partner for a token of an account, and answers its JSON
 * @param now - milliseconds of the clock
 */
export function openAccessTokens(ask: (accountId: string) => Promise<unknown>, now: () => number): AccessTokens {
  const kept = new Map<string, { readonly token: string; readonly until: number }>();

  async function tokenOf(accountId: string): Promise<string> {
    const known = kept.get(accountId);
    if (known && known.until > now()) return known.token;
    const parsed = tokenAnswer.safeParse(await ask(accountId));
    if (!parsed.success) throw new PracticeSystemError('The practice system answered no access token', false);
    const { access_token: token, expires_in: seconds } = parsed.data;
    const life = Math.min((seconds ?? 0) * 1000 - margin, longest);
    kept.set(accountId, { token, until: now() + Math.max(life, 0) });
    return token;
  }

  return {
    async with(accountId, act) {
      const token = await tokenOf(accountId);
      try {
        return await act(token);
      } catch (error) {
        if (!(error instanceof PracticeSystemError) || error.status !== 401) throw error;
        if (kept.get(accountId)?.token === token) kept.delete(accountId);
        return await act(await tokenOf(accountId));
      }
    },
  };
}
