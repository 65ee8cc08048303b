import {
  type CallFailure,
  callHeaders,
  requestIdHeader,
  readAnswer,
  unavailable,
  unavailableText,
} from '@signa/core/contract';
import { callFailureText } from '@signa/core/orders';
import { type FreshTokenNeeds, withFreshToken } from './fresh-token';
import { withFailureRequestId } from './request-id';
import { parseAnswer } from './parse-answer';

export interface RestNeeds extends FreshTokenNeeds {
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  /** The impersonated user; null sends no header. */
  readonly impersonated: () => string | null;
  readonly onImpersonationExpired: () => void;
}

/** Calls one of our server's REST endpoints. @throws RestError for any unsuccessful response (C-146) */
export type Post = (path: string, body: unknown) => Promise<unknown>;

/** A failed call, with the server's message or status. */
export class RestError extends Error {
  constructor(
    message: string,
    readonly code: CallFailure['code'],
  ) {
    super(message);
    this.name = 'RestError';
  }
}

interface Answered {
  /** `null` when no response arrived. */
  readonly status: number | null;
  readonly body: unknown;
  /** Lets support find the request. */
  readonly number: string | null;
}

const noAnswer = (): Answered => ({ status: null, body: undefined, number: null });

/** Sends REST calls (C-181, C-182) and, like the GraphQL transport, detects responses that end a session. */
export function createPost(needs: RestNeeds): Post {
  async function send(path: string, body: unknown): Promise<Answered> {
    try {
      const answer = await needs.fetch(path, {
        method: 'POST',
        headers: callHeaders(needs.token(), needs.impersonated()),
        credentials: 'include',
        body: JSON.stringify(body),
      });
      const number = answer.headers.get(requestIdHeader);
      return {
        status: answer.status,
        body: await answer
          .text()
          .then(parseAnswer)
          .catch(() => undefined),
        number,
      };
    } catch {
      return noAnswer();
    }
  }

  return async (path, sent) => {
    const { status, body, number } = await withFreshToken(needs, () => send(path, sent), isUnauthenticated, noAnswer);
    if (status === 200) return body;
    const answer = readAnswer(body, number);
    const failure = answer.ok ? unavailable() : answer.failure;
    if (failure.code === 'IMPERSONATION_EXPIRED') needs.onImpersonationExpired();
    const message = status === null ? unavailableText : callFailureText(status, body);
    throw new RestError(withFailureRequestId({ ...failure, message }).message, failure.code);
  };
}

const isUnauthenticated = ({ status }: Answered): boolean => status === 401;
