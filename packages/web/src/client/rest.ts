import { type CallFailure, callHeaders, readAnswer, unavailableText } from '@signa/core/operation';
import { callFailureText } from '@signa/core/storefront';
import { type FreshTokenNeeds, withFreshToken } from './fresh-token';

export interface RestNeeds extends FreshTokenNeeds {
  readonly fetch: typeof fetch;
  readonly token: () => string | null;
  /** Whom a support user works as; null sends no header. */
  readonly impersonated: () => string | null;
  readonly onImpersonationExpired: () => void;
}

/** Calls an endpoint of our server beside the operations. @throws RestError for whatever is no good answer (C-146) */
export type Post = (path: string, body: unknown) => Promise<unknown>;

/** A call that failed, by the server's message or its status. */
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
  /** `null` where no answer came. */
  readonly status: number | null;
  readonly body: unknown;
}

const noAnswer = (): Answered => ({ status: null, body: undefined });

/** Sends what is no operation (C-181, C-182), and watches for the answers that end a session, as calls do. */
export function createPost(needs: RestNeeds): Post {
  async function send(path: string, body: unknown): Promise<Answered> {
    try {
      const answer = await needs.fetch(path, {
        method: 'POST',
        headers: callHeaders(needs.token(), needs.impersonated()),
        credentials: 'include',
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json().catch(() => undefined) };
    } catch {
      return noAnswer();
    }
  }

  return async (path, sent) => {
    const { status, body } = await withFreshToken(needs, () => send(path, sent), isUnauthenticated, noAnswer);
    if (status === 200) return body;
    const answer = readAnswer(body);
    const code = answer.ok ? 'UNAVAILABLE' : answer.failure.code;
    if (code === 'IMPERSONATION_EXPIRED') needs.onImpersonationExpired();
    throw new RestError(status === null ? unavailableText : callFailureText(status, body), code);
  };
}

const isUnauthenticated = ({ status }: Answered): boolean => status === 401;
