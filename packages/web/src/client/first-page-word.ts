import { callHeaders, firstPagePath } from '@signa/core/operation';
import type { FirstPageWord } from '@signa/core/operation';

/** Milliseconds that a person who leaves waits for the server to forget them. */
const patience = 1_500;

/** Tells the server who works where, so that the next page comes with its first content; without it the page is slower. */
export async function leaveFirstPageWord(fetcher: typeof fetch, token: string, word: FirstPageWord): Promise<void> {
  await fetcher(firstPagePath, {
    method: 'PUT',
    headers: callHeaders(token, null),
    body: JSON.stringify(word),
  }).catch(() => undefined);
}

/** Nobody works here any more: the next page tells nothing. */
export async function takeFirstPageWordBack(fetcher: typeof fetch): Promise<void> {
  await fetcher(firstPagePath, {
    method: 'DELETE',
    keepalive: true,
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
}
