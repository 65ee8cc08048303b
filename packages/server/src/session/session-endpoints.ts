import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '../failure/failure.js';
import { statusOfFailure } from '../failure/status.js';
import { answerJson } from '../http/answer.js';
import { BodyError } from '../http/read-body.js';
import { setRetryAfterError } from '../http/retry-after.js';
import { receiveLogout } from './back-channel-endpoint.js';
import { signInCallback } from './sign-in-callback.js';
import type { SessionDeps } from './endpoint.js';
import { leaveToSignIn } from './leave.js';
import { signOut } from './sign-out-endpoint.js';
import { answerWithToken } from './token-endpoint.js';

/** Answers the paths for signing in and out; false for any other. */
export type SessionEndpoints = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

export function openSessionEndpoints(deps: SessionDeps): SessionEndpoints {
  const endpoints = new Map([
    ['GET /session/sign-in', leaveToSignIn(deps)],
    ['GET /login/callback', signInCallback(deps)],
    ['POST /session/token', answerWithToken(deps)],
    ['POST /session/sign-out', signOut(deps)],
    ['POST /session/back-channel', receiveLogout(deps)],
  ]);
  return async (request, response, path) => {
    const endpoint = endpoints.get(`${request.method ?? ''} ${path}`);
    if (!endpoint) return false;
    try {
      await endpoint(request, response);
    } catch (error) {
      if (error instanceof BodyError) answerJson(response, error.status, { error: error.message });
      else if (error instanceof Failure) refuse(response, error);
      else throw error;
    }
    return true;
  };
}

function refuse(response: ServerResponse, error: Failure): void {
  setRetryAfterError(response, error);
  const isPassing = error.code === 'TOO_MANY_CALLS' || error.code === 'UNAVAILABLE';
  answerJson(response, isPassing ? statusOfFailure(error) : 403, { error: error.message });
}
