import { callFailureText, type StorefrontSession } from '@signa/core/orders';

/**
 * Brings the token of a started session to the storefront, which keeps whom it let in by a cookie of its own (C-183).
 *
 * @throws Error with the storefront's message, else its status (C-146)
 */
export async function openSession(
  fetcher: typeof fetch,
  { sessionUrl, token }: Pick<StorefrontSession, 'sessionUrl' | 'token'>,
): Promise<void> {
  const answer = await fetcher(sessionUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    credentials: 'include',
    redirect: 'error',
  });
  if (answer.ok) return;
  throw new Error(callFailureText(answer.status, await answer.json().catch(() => undefined)));
}
