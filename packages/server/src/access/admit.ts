import type { IncomingHttpHeaders } from 'node:http';
import { applicationHeader, impersonationHeader, isIdempotencyKey, longestText } from '@signa/core/operation';
import type { Clock } from '@signa/core/time';
import { Failure } from '../failure/failure.js';
import { headerOf } from '../http/header.js';
import type { Bearer, Holder } from './bearer.js';

/** Who calls, as the headers alone say it. */
export interface Caller {
  readonly holder: Holder;
  readonly impersonated: string | null;
  readonly idempotencyKey: string | null;
}

/**
 * Asks who calls before anything of the body is read: what a stranger sends costs nothing but its headers.
 *
 * @throws Failure FORBIDDEN, UNAUTHENTICATED; BAD_USER_INPUT for a header without bounds
 */
export type Admit = (headers: IncomingHttpHeaders) => Promise<Caller>;

export interface AdmitNeeds {
  readonly bearer: Bearer;
  readonly clock: Clock;
}

export function openAdmission({ bearer, clock }: AdmitNeeds): Admit {
  return async (headers) => {
    requireApplication(headerOf(headers, applicationHeader.name));
    const idempotencyKey = headerOf(headers, 'idempotency-key');
    const impersonated = headerOf(headers, impersonationHeader);
    if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey))
      throw unfit('idempotency-key', 'idempotency-key must be ASCII without blanks, of at most 200 characters');
    if (impersonated !== null && impersonated.length > longestText)
      throw unfit(impersonationHeader, `${impersonationHeader} has at most ${longestText} characters`);
    return { holder: await bearer.holder(headers.authorization, new Date(clock.now())), impersonated, idempotencyKey };
  };
}

/** Refuses a call that does not say where it comes from. */
export function requireApplication(value: string | null | undefined): void {
  const { name, value: expected } = applicationHeader;
  if (value !== expected) throw new Failure('FORBIDDEN', `Send the header ${name} with the value ${expected}.`);
}

function unfit(path: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, [{ path, code: 'invalid', message }]);
}
