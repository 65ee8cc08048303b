import { endpointPath, sentCall } from './call.js';
import { callHeaders, idempotencyHeader } from './header.js';
import type { OperationName } from './names.js';
import type { Operations } from './operations.js';
import type { TypedDocument } from './typed-document.js';

/** Where a call is sent, and on whose behalf. */
export interface CallTarget {
  /** The URL of the server, such as `https://signa.example`; a slash at its end is ignored. */
  readonly server: string;
  /** The access token of the user; `null` sends none, and the server answers UNAUTHENTICATED. */
  readonly token: string | null;
  /** The username a support user works as; nobody by default. */
  readonly impersonated?: string | null | undefined;
  /** Of a mutation: calls with the same key run once, and get the same answer. Without one, every call runs. */
  readonly idempotencyKey?: string | null | undefined;
}

/** A request as `fetch` takes it: its URL, and the rest as options. */
export interface CallRequest {
  readonly url: string;
  readonly method: 'POST';
  readonly headers: Record<string, string>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/**
 * The complete request of an operation, with every header that the API needs: the application, without which it rejects
 * a call, the token, the content type, and the idempotency key if there is one. `readAnswer` reads the response.
 *
 * @param typed - its document from `@signa/core/contract/typed`; variables that don't fit it don't compile
 * @see
 */
export function buildRequest<N extends OperationName>(
  typed: Pick<TypedDocument<N>, 'operationName'>,
  variables: Operations[N]['variables'],
  { server, token, impersonated = null, idempotencyKey = null }: CallTarget,
): CallRequest {
  const { path, type, body } = sentCall(typed, variables);
  const headers = {
    ...callHeaders(token, impersonated),
    'content-type': type,
    ...(idempotencyKey !== null && { [idempotencyHeader]: idempotencyKey }),
  };
  return { url: `${server.replace(/\/+$/, '')}${path ?? endpointPath}`, method: 'POST', headers, body };
}
