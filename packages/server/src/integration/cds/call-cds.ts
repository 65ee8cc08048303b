import type { NotAnsweredReason } from '@signa/core/safety';
import type { Outgoing } from '../../outgoing/outgoing.js';
import { OutgoingError } from '../../outgoing/outgoing-error.js';
import type { CdsService } from '../../start/config.js';

/** Twenty cards with details of 2,000 characters take a sixth of it. */
const maxBytes = 256 * 1024;

/** Why a service did not answer as the specification requires. */
export class CdsCallError extends Error {
  override readonly name = 'CdsCallError';

  constructor(
    readonly reason: NotAnsweredReason,
    options?: ErrorOptions,
  ) {
    super(`a CDS service did not answer: ${reason}`, options);
  }
}

interface CdsCall {
  readonly method: 'GET' | 'POST';
  /** After /cds-services: '' or '/{id}'. */
  readonly path: string;
  readonly body?: unknown;
  /** Milliseconds. */
  readonly timeout: number;
}

/**
 * Calls a service and returns its JSON.
 *
 * @throws CdsCallError
 */
export type CallCds = (service: CdsService, call: CdsCall) => Promise<unknown>;

/** The address of a path at a service, and the headers that authenticate Signa there. */
export const cdsAddress = ({ url, token }: CdsService, path: string) => ({
  url: new URL(`${url}/cds-services${path}`),
  headers: { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
});

export function cdsCalls(outgoing: Outgoing): CallCds {
  return async (service, { method, path, body, timeout }) => {
    const { url, headers } = cdsAddress(service, path);
    const answer = await outgoing({
      method,
      url,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeout,
      maxBytes,
    }).catch((cause: unknown) => {
      throw new CdsCallError(reasonOf(cause), { cause });
    });
    if (answer.status !== 200) throw new CdsCallError(answer.status === 412 ? 'missing-data' : 'refused');
    try {
      const value: unknown = JSON.parse(answer.body.toString());
      return value;
    } catch (cause) {
      throw new CdsCallError('unreadable', { cause });
    }
  };
}

function reasonOf(cause: unknown): NotAnsweredReason {
  if (!(cause instanceof OutgoingError)) return 'unreachable';
  if (cause.kind === 'late') return 'late';
  return cause.kind === 'too-large' || cause.kind === 'unreadable' ? 'unreadable' : 'unreachable';
}
