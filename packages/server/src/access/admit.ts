import type { IncomingMessage } from 'node:http';
import { isIdempotencyKey, longestText } from '@signa/core/base';
import { applicationHeader, impersonationHeader, pageHeader, supportToolHeader } from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import { Failure } from '../failure/failure.js';
import type { AddressOf } from '../http/address.js';
import { headerOf } from '../http/header.js';
import type { Bearer, Holder } from './bearer.js';
import { type Limits, requireLeft } from './limits.js';

/** Who calls, as the headers alone say it. */
export interface Admitted {
  readonly holder: Holder;
  readonly impersonated: string | null;
  readonly idempotencyKey: string | null;
  /** A tool of support calls: nobody else may. */
  readonly isSupportTool?: boolean;
  /** The page of the portal on which somebody works as another; null where nobody does, or it is not said. */
  readonly page: string | null;
}

/**
 * Asks who calls before anything of the body is read: what a stranger sends costs nothing but its headers.
 *
 * @throws Failure FORBIDDEN, UNAUTHENTICATED; BAD_USER_INPUT for a header without bounds;
 * TOO_MANY_CALLS for a person who calls too often, and for a stranger from an address that was refused too often
 */
export type Admit = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => Promise<Admitted>;

interface AdmitNeeds {
  readonly bearer: Bearer;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly addressOf: AddressOf;
}

export function openAdmission({ bearer, clock, limits, addressOf }: AdmitNeeds): Admit {
  /** Whoever is known already is never held up by what else comes from their address. */
  async function holderOf(request: Parameters<Admit>[0]): Promise<Holder> {
    const { authorization } = request.headers;
    const now = new Date(clock.now());
    const known = bearer.known(authorization, now);
    if (known) {
      requireApplication(headerOf(request.headers, applicationHeader.name));
      return known;
    }
    const address = addressOf(request);
    requireLeft(limits.strangers.wait(address));
    try {
      requireApplication(headerOf(request.headers, applicationHeader.name));
      return await bearer.holder(authorization, now);
    } catch (error) {
      limits.strangers.take(address);
      throw error;
    }
  }

  return async (request) => {
    const holder = await holderOf(request);
    requireLeft(limits.people.take(holder.username.toLowerCase()));
    const idempotencyKey = headerOf(request.headers, 'idempotency-key');
    const impersonated = headerOf(request.headers, impersonationHeader);
    if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey))
      throw unfit('idempotency-key', 'idempotency-key must be ASCII of at most 200 characters');
    if (impersonated !== null && impersonated.length > longestText)
      throw unfit(impersonationHeader, `${impersonationHeader} has at most ${longestText} characters`);
    return {
      holder,
      impersonated,
      idempotencyKey,
      isSupportTool: headerOf(request.headers, supportToolHeader.name) === supportToolHeader.value,
      page: impersonated === null ? null : pageOf(request),
    };
  };
}

/** A path of the portal, without what stands behind a question mark: there names can stand. */
function pageOf({ headers }: Parameters<Admit>[0]): string | null {
  const page = headerOf(headers, pageHeader);
  if (page === null || /^\/[\w\-./]{0,199}$/.test(page)) return page;
  throw unfit(pageHeader, `${pageHeader} is a path of the portal of at most 200 characters`);
}

/** Refuses a call that does not say where it comes from. */
export function requireApplication(value: string | null | undefined): void {
  const { name, value: expected } = applicationHeader;
  if (value !== expected) throw new Failure('FORBIDDEN', `Send the header ${name} with the value ${expected}.`);
}

function unfit(path: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, [{ path, code: 'invalid', message }]);
}
