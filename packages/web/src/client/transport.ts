import {
  type Answer,
  callHeaders,
  idempotencyHeader,
  requestIdHeader,
  type OperationName,
  type Operations,
  readAnswer,
  sentCall,
  type TypedDocument,
} from '@signa/core/contract';
import { endpointOf } from './call-context';
import { withAnswerRequestId } from './request-id';
import { parseAnswer } from './parse-answer';
import type { PortalConfig } from './portal-config';
import { type FreshTokenNeeds, withFreshToken } from './fresh-token';

interface CallOptions {
  /** Idempotency key: one per action, reused for retries so that the mutation runs once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export type Call = <N extends OperationName>(
  document: TypedDocument<N>,
  variables: Operations[N]['variables'],
  options?: CallOptions,
) => Promise<Answer<N>>;

export interface TransportNeeds extends FreshTokenNeeds {
  readonly fetch: typeof fetch;
  readonly endpoints: PortalConfig['endpoints'];
  readonly token: () => string | null;
  /** The impersonated user; null sends no header. */
  readonly impersonated: () => string | null;
  /** Path of the page, recorded for actions during an impersonation. */
  readonly page: () => string;
  readonly onImpersonationExpired: () => void;
}

/** Sends operations by name and detects the two responses that end a session. */
export function createTransport(needs: TransportNeeds): Call {
  async function send<N extends OperationName>(
    document: TypedDocument<N>,
    variables: Operations[N]['variables'],
    options: CallOptions,
  ): Promise<Answer<N>> {
    const { path, type, body } = sentCall(document, variables);
    const headers: Record<string, string> = {
      ...callHeaders(needs.token(), needs.impersonated(), needs.page()),
      'content-type': type,
    };
    if (options.idempotencyKey) headers[idempotencyHeader] = options.idempotencyKey;
    try {
      const response = await needs.fetch(path ?? endpointOf(document.operationName, needs.endpoints), {
        method: 'POST',
        headers,
        body,
        signal: options.signal,
      });
      const number = response.headers.get(requestIdHeader);
      return withAnswerRequestId(readAnswer<N>(parseAnswer(await response.text()), number));
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return readAnswer<N>(undefined);
    }
  }

  return async (document, variables, options = {}) => {
    const sent = () => send(document, variables, options);
    const answer = await withFreshToken(needs, sent, isUnauthenticated, () => readAnswer(undefined));
    if (!answer.ok && answer.failure.code === 'IMPERSONATION_EXPIRED') needs.onImpersonationExpired();
    return answer;
  };
}

function isUnauthenticated(answer: Answer<OperationName>): boolean {
  return !answer.ok && answer.failure.code === 'UNAUTHENTICATED';
}
