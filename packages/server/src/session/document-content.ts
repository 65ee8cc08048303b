import type { IncomingMessage } from 'node:http';
import { type FirstContent, firstContentId, locationCookie } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import { parseCookie } from 'cookie';
import { Failure } from '../failure/failure.js';
import type { Limits } from '../access/limits.js';
import type { Execute } from '../api/execute.js';
import type { Log } from '../observe/log.js';
import type { AddressOf } from '../http/address.js';
import { cookieIn } from './cookie.js';
import { firstAnswers } from './first-answers.js';
import { hashOf } from '../secrets/secret.js';
import type { OpenSession } from './session-store.js';
import type { Sessions } from './sessions.js';

interface DocumentContentDeps {
  readonly sessions: Sessions;
  readonly execute: Execute;
  readonly config: unknown;
  readonly clock: Clock;
  readonly isSecure: boolean;
  readonly limits: Limits;
  readonly addressOf: AddressOf;
  readonly log: Log;
}

/** Initial content of a portal document, as an HTML element. Never rejects. */
type DocumentContent = (request: IncomingMessage) => Promise<string>;

/** Milliseconds after which a page is sent without the answers still missing, which it then requests itself. */
const timeout = 800;

/** Adds the signed-in user, a token, and the answers of the first calls to a document (decision 23). */
export function openDocumentContent(deps: DocumentContentDeps): DocumentContent {
  const { config, clock, isSecure, log } = deps;
  const without = { config, session: null, answers: [] };
  const sent = (content: Omit<FirstContent, 'at'>) => element({ at: clock.now(), ...content });
  return async (request) => {
    const secret = cookieIn(request.headers.cookie, 'session', isSecure);
    try {
      const session = secret !== null && isVisit(request) ? await sessionOf(deps, request, secret) : null;
      return sent(session ? await contentOf(deps, request, session) : without);
    } catch (error) {
      log[levelOf(error)]({ error }, 'a page is sent without its initial content');
      return sent(without);
    }
  };
}

/** Rate limit for documents per cookie and for unauthenticated callers; beyond it, nothing is looked up. */
async function sessionOf(
  { sessions, limits: { people, strangers }, addressOf }: DocumentContentDeps,
  request: IncomingMessage,
  secret: string,
): Promise<OpenSession | null> {
  const address = addressOf(request);
  if (strangers.wait(address) !== null || people.take(hashOf(secret).toString('base64')) !== null) return null;
  const session = await sessions.find(secret);
  if (!session) strangers.take(address);
  return session;
}

async function contentOf(
  deps: DocumentContentDeps,
  request: IncomingMessage,
  session: OpenSession,
): Promise<Omit<FirstContent, 'at'>> {
  const { sessions, execute, config, log } = deps;
  const token = await sessions.tokenFor(session, true);
  const url = new URL(request.url ?? '/', 'http://portal.invalid');
  const wishedLocation = parseCookie(request.headers.cookie ?? '')[locationCookie] ?? null;
  const late = new Promise<[]>((resolve) => setTimeout(resolve, timeout, []).unref());
  const holder = { username: token.username, sessionId: session.id, expiresAt: token.expiresAt };
  const asked = firstAnswers({ execute, holder, url, wishedLocation });
  const answers = await Promise.race([
    asked.catch((error: unknown) => {
      log[levelOf(error)]({ error }, 'the initial answers of a page are missing');
      return [];
    }),
    late,
  ]);
  return { config, session: { id: session.id, ...token }, answers };
}

/** The page requests them itself; database problems were reported where they occurred. */
const levelOf = (error: unknown): 'debug' | 'error' => (error instanceof Failure ? 'debug' : 'error');

/** True when a user opens a page; a script that checks for a new build does not need content. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Escapes text so that it cannot end its element. */
const element = (content: FirstContent): string =>
  `<script type="application/json" id="${firstContentId}">${JSON.stringify(content).replace(/</g, '\\u003c')}</script>`;
