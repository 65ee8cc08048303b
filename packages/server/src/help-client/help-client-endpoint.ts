import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountQuestionOf, helpClientPaths, readSessionRequest } from '@signa/core/storefront';
import type { Actor } from '../access/actor.js';
import type { Admit } from '../access/admit.js';
import { actAs, type ActAsNeeds } from '../api/act-as.js';
import type { CallLog } from '../api/call-log.js';
import { type ReportError, sentError } from '../api/error.js';
import type { CallAnswer } from '../api/execute.js';
import { Failure } from '../failure/failure.js';
import { statusOfFailure } from '../failure/status.js';
import { answerJson } from '../http/answer.js';
import { BodyError, readJson } from '../http/read-body.js';
import { sayRetryAfter } from '../http/retry-after.js';
import { type Asker, type HelpClientNeeds, startSession, validateAccount } from './help-client.js';

export interface HelpClientEndpointNeeds extends ActAsNeeds, HelpClientNeeds {
  readonly admit: Admit;
  readonly report: ReportError;
  readonly callLog: CallLog;
}

/** Answers the calls of the help-client session (C-147); false for any other path. */
export type HelpClientEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** Two ids and a kind. */
const mostOfBody = 4 * 1024;

/** Reads the body of a call, and answers what it asks for as whoever calls. */
type Route = (needs: HelpClientNeeds, body: unknown) => (asker: Asker) => Promise<unknown>;

const routes: Readonly<Record<string, Route>> = {
  [helpClientPaths.validate]: (needs, body) => {
    const question = known(accountQuestionOf(body), "Send uuid, and type 'account-caretaker' or 'account-user'.");
    return (asker) => validateAccount(needs, asker, question);
  },
  [helpClientPaths.start]: (needs, body) => {
    const asked = known(readSessionRequest(body), "Send uuid, impersonationId, and impersonationType 'vet'.");
    return (asker) => startSession(needs, asker, asked);
  },
};

export function openHelpClientEndpoint(needs: HelpClientEndpointNeeds): HelpClientEndpoint {
  return async (request, response, path) => {
    const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
    if (!route) return false;
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST');
      answerJson(response, 405, { error: 'Only POST is answered here' });
      return true;
    }
    let actor: Actor | null = null;
    try {
      const caller = await needs.admit(request);
      const answer = route(needs, await readJson(request, mostOfBody));
      const body = await actAs(needs, caller, null, (found, database) => {
        actor = found;
        return answer({ actor: found, database });
      });
      answerJson(response, 200, body);
    } catch (error) {
      if (error instanceof Failure && error.code === 'TOO_MANY_CALLS') sayRetryAfter(response, error.data);
      const refused = refusalOf(error, needs.report);
      needs.callLog({ ...refused, operation: null, actor }, request);
      answerJson(response, refused.status, refused.body);
    }
    return true;
  };
}

function refusalOf(error: unknown, report: ReportError): Pick<CallAnswer, 'status' | 'body'> {
  if (!(error instanceof BodyError))
    return { status: statusOfFailure(error), body: { errors: [sentError(error, report)] } };
  return {
    status: error.status,
    body: { errors: [{ message: error.message, extensions: { code: 'BAD_USER_INPUT' } }] },
  };
}

function known<T>(read: T | null, message: string): T {
  if (read === null) throw new Failure('BAD_USER_INPUT', message);
  return read;
}
