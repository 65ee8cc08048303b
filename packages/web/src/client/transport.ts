import { buildCall, callHeaders, readAnswer } from '@signa/core/operation';
import type { Answer, OperationName, Operations, TypedDocument } from '@signa/core/operation';
import { endpointOf } from './call-context';
import type { PortalConfig } from './portal-config';
import type { Renewal } from './renewal';

export interface CallOptions {
  /** One for each act of the person, kept when the same act is sent again, so that it happens once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export type Call = <N extends OperationName>(
  document: TypedDocument<N>,
  variables: Operations[N]['variables'],
  options?: CallOptions,
) => Promise<Answer<N>>;

export interface TransportNeeds {
  readonly fetch: typeof fetch;
  readonly endpoints: PortalConfig['endpoints'];
  /** Settles once it is known who is signed in. */
  readonly ready: () => Promise<void>;
  readonly token: () => string | null;
  /** Whom a support user works as; null sends no header. */
  readonly impersonated: () => string | null;
  /** Tries once to get a fresh token before an UNAUTHENTICATED answer counts. */
  readonly renew: () => Promise<Renewal>;
  readonly onUnauthenticated: () => void;
  /** A fresh token was refused too: the identity provider knows the person, Signa does not. */
  readonly onUnknown: () => void;
  readonly onImpersonationExpired: () => void;
}

/** Sends operations by their names and watches for the two answers that end a session. */
export function createTransport(needs: TransportNeeds): Call {
  async function send<N extends OperationName>(
    document: TypedDocument<N>,
    variables: Operations[N]['variables'],
    options: CallOptions,
  ): Promise<Answer<N>> {
    const headers = callHeaders(needs.token(), needs.impersonated());
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    try {
      const response = await needs.fetch(endpointOf(document.operationName, needs.endpoints), {
        method: 'POST',
        headers,
        body: JSON.stringify(buildCall(document, variables)),
        signal: options.signal,
      });
      return readAnswer<N>(await response.json());
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return readAnswer<N>(undefined);
    }
  }

  return async (document, variables, options = {}) => {
    await needs.ready();
    let answer = await send(document, variables, options);
    if (isUnauthenticated(answer)) {
      const renewal = await needs.renew();
      if (renewal === 'renewed') answer = await send(document, variables, options);
      if (renewal === 'unanswered') answer = readAnswer(undefined);
      else if (isUnauthenticated(answer)) (renewal === 'renewed' ? needs.onUnknown : needs.onUnauthenticated)();
    }
    if (!answer.ok && answer.failure.code === 'IMPERSONATION_EXPIRED') needs.onImpersonationExpired();
    return answer;
  };
}

function isUnauthenticated(answer: Answer<OperationName>): boolean {
  return !answer.ok && answer.failure.code === 'UNAUTHENTICATED';
}
