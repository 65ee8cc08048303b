import { callFailureText, type StorefrontSession } from '@signa/core/orders';

/**
 * Sends the session token to the storefront, which then keeps its own session cookie (C-183).
 *
 * @throws Error with the storefront's message, or else its status (C-146)
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
