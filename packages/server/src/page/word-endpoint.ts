import type { IncomingMessage, ServerResponse } from 'node:http';
import { applicationHeader, firstPagePath } from '@signa/core/operation';
import type { Clock } from '@signa/core/time';
import { z } from 'zod';
import type { Bearer } from '../access/bearer.js';
import { requireApplication } from '../api/execute.js';
import { Failure } from '../failure/failure.js';
import { answerJson } from '../http/answer.js';
import { BodyError, readBody } from '../http/read-body.js';
import { pageCookie, pageCookieGone } from './page-cookie.js';
import type { PageKeys } from './page-keys.js';

export interface WordEndpointNeeds {
  readonly bearer: Bearer;
  readonly clock: Clock;
  readonly keys: PageKeys;
  /** The portal is reached by https alone. */
  readonly isSecure: boolean;
  /** Hears the sealed key of somebody who will ask for pages. */
  readonly onWord: (sealed: string) => void;
}

/** Answers PUT and DELETE /first-page; false for anything else. */
export type WordEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

const bodyLimit = 1_024;
const word = z.object({ locationId: z.string().regex(/^\d{1,19}$/), isNarrow: z.boolean() });

/**
 * Takes word of who works where, and takes it back. What the browser keeps of it is sealed, is read by no script, ends
 * with the token it was left with, and opens nothing but the first content of a page.
 */
export function openWordEndpoint(needs: WordEndpointNeeds): WordEndpoint {
  return async (request, response, path) => {
    if (path !== firstPagePath || (request.method !== 'PUT' && request.method !== 'DELETE')) return false;
    if (request.method === 'DELETE') answerWith(response, pageCookieGone(needs.isSecure));
    else await take(needs, request, response);
    return true;
  };
}

async function take(needs: WordEndpointNeeds, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { bearer, clock, keys, isSecure, onWord } = needs;
  try {
    const application = request.headers[applicationHeader.name];
    requireApplication(typeof application === 'string' ? application : undefined);
    const { username, expiresAt } = await bearer.holder(request.headers.authorization, new Date(clock.now()));
    const said = word.safeParse(jsonOf(await readBody(request, bodyLimit)));
    if (!said.success) throw new BodyError(400, 'Send a locationId and isNarrow.');
    const sealed = await keys.seal({ username, expiresAt, ...said.data });
    answerWith(response, pageCookie(sealed, isSecure));
    onWord(sealed);
  } catch (error) {
    if (error instanceof BodyError) answerJson(response, error.status, { error: error.message });
    else if (error instanceof Failure)
      answerJson(response, error.code === 'UNAUTHENTICATED' ? 401 : 403, { error: error.message });
    else throw error;
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function answerWith(response: ServerResponse, cookie: string): void {
  response.writeHead(204, { 'set-cookie': cookie, 'cache-control': 'no-store' }).end();
}
