import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from '../access/actor.js';
import type { Admit } from '../access/admit.js';
import type { Database } from '../database/database.js';
import { Failure } from '../failure/failure.js';
import { statusOfFailure } from '../failure/status.js';
import { answerJson } from '../http/answer.js';
import { BodyError, readJson } from '../http/read-body.js';
import { setRetryAfterError } from '../http/retry-after.js';
import { actAs, type ActAsDeps } from './act-as.js';
import { beginCall } from './begin-call.js';
import type { CallLog } from './call-log.js';
import { type ReportError, sentError } from './error.js';
import type { CallAnswer } from './call-answer.js';
import { type KeepRefusal, refusalOf } from './refusal.js';

/** The caller, and the database within their scope. */
export interface Asker {
  readonly actor: Actor;
  readonly database: Database;
}

/** Reads the body of a call and runs it as the caller. */
type PostRoute = (body: unknown) => (asker: Asker) => Promise<unknown>;
export type PostRoutes = Readonly<Record<string, PostRoute>>;

interface PostEndpointDeps extends ActAsDeps {
  readonly admit: Admit;
  readonly report: ReportError;
  readonly callLog: CallLog;
  readonly keepRefusal: KeepRefusal;
}

/** Answers calls other than operations; false for any other path. */
export type PostEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** Two ids and a kind, or an id and an address. */
const maxBodyBytes = 4 * 1024;

/** POST calls other than operations, with the same authentication, rate limits, logging, and errors. */
export function openPostEndpoint(deps: PostEndpointDeps, routes: PostRoutes): PostEndpoint {
  return async (request, response, path) => {
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!route) return false;
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      answerJson(response, 405, { error: 'Only POST is allowed here' });
      return true;
    }
    const [number, at, start] = [beginCall(response), deps.clock.now(), performance.now()];
    let actor: Actor | null = null;
    let username: string | null = null;
    try {
      const caller = await deps.admit(request);
      ({ username } = caller.holder);
      const answer = route(await readJson(request, maxBodyBytes));
      const body = await actAs(deps, caller, null, (found, database) => {
        actor = found;
        return answer({ actor: found, database });
      });
      answerJson(response, 200, body);
    } catch (error) {
      setRetryAfterError(response, error);
      const refused = refusedBy(error, (unforeseen) => deps.report(unforeseen, number));
      deps.callLog({ ...refused, operation: null, actor }, request, number);
      answerJson(response, refused.status, refused.body);
      const milliseconds = Math.round(performance.now() - start);
      const came = { number, at, milliseconds, operation: path, variables: {}, actor };
      const refusal = username === null ? null : refusalOf({ ...came, username }, refused.body.errors?.[0]);
      if (refusal) deps.keepRefusal(refusal);
    }
    return true;
  };
}

function refusedBy(error: unknown, report: ReportError): Pick<CallAnswer, 'status' | 'body'> {
  if (!(error instanceof BodyError))
    return { status: statusOfFailure(error), body: { errors: [sentError(error, report)] } };
  return {
    status: error.status,
    body: { errors: [{ message: error.message, extensions: { code: 'BAD_USER_INPUT' } }] },
  };
}

/** Parses a body. @throws Failure BAD_USER_INPUT for another shape */
export function known<T>(read: T | null, message: string): T {
  if (read === null) throw new Failure('BAD_USER_INPUT', message);
  return read;
}
