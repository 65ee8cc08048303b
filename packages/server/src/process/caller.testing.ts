import { randomUUID } from 'node:crypto';
import {
  type Answer,
  type OperationName,
  type Operations,
  buildCall,
  callHeaders,
  endpointPath,
  readAnswer,
} from '@signa/core/contract';

/** Calls an operation of a server over HTTP; null when the server ended before it responded. */
export type Call = <N extends OperationName>(
  server: string,
  name: N,
  variables: Operations[N]['variables'],
  idempotencyKey?: string,
) => Promise<Answer<N> | null>;

/** A user with a token; each call has its own key, as in the portal. */
export function callerWith(token: string): Call {
  return async (server, name, variables, idempotencyKey = randomUUID()) => {
    try {
      const response = await fetch(`${server}${endpointPath}`, {
        method: 'POST',
        headers: { ...callHeaders(token, null), 'idempotency-key': idempotencyKey },
        body: JSON.stringify(buildCall({ operationName: name }, variables)),
      });
      return readAnswer(await response.json());
    } catch {
      return null;
    }
  };
}

/** Processes a list with limited concurrency. */
export async function eachAtOnce<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
