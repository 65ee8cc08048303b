import type { IncomingMessage } from 'node:http';
import { isIdempotencyKey, maxTextLength } from '@signa/core/base';
import {
  applicationHeader,
  idempotencyHeader,
  impersonationHeader,
  pageHeader,
  supportToolHeader,
} from '@signa/core/contract';
import type { Clock } from '@signa/core/base';
import { Failure } from '../failure/failure.js';
import type { AddressOf } from '../http/address.js';
import { headerOf } from '../http/header.js';
import type { Bearer, Principal } from './bearer.js';
import { type Limits, requireLeft } from './limits.js';

/** The caller, as identified by the headers alone. */
export interface Admitted {
  readonly holder: Principal;
  readonly impersonated: string | null;
  readonly idempotencyKey: string | null;
  /** The call comes from a support tool, which only support may use. */
  readonly isSupportTool?: boolean;
  /** The portal page on which the caller is impersonating; null without impersonation or page. */
  readonly page: string | null;
}

/**
 * Identifies the caller before anything of the body is read, so that unauthenticated callers cost no more than their
 * headers.
 *
 * @throws Failure FORBIDDEN, UNAUTHENTICATED; BAD_USER_INPUT for a header that exceeds its limits
 * TOO_MANY_CALLS for a user who calls too often, and for unauthenticated callers from an address that was
 * rejected too often
 */
export type Admit = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => Promise<Admitted>;

interface AdmitDeps {
  readonly bearer: Bearer;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly addressOf: AddressOf;
}

export function openAdmission({ bearer, clock, limits, addressOf }: AdmitDeps): Admit {
  /** Known users are never delayed by other traffic from their address. */
  async function principalOf(request: Parameters<Admit>[0]): Promise<Principal> {
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
    const holder = await principalOf(request);
    requireLeft(limits.people.take(holder.username.toLowerCase()));
    const idempotencyKey = headerOf(request.headers, idempotencyHeader);
    const impersonated = headerOf(request.headers, impersonationHeader);
    if (idempotencyKey !== null && !isIdempotencyKey(idempotencyKey))
      throw unfit('idempotency-key', 'idempotency-key must be ASCII with at most 200 characters');
    if (impersonated !== null && impersonated.length > maxTextLength)
      throw unfit(impersonationHeader, `${impersonationHeader} must have at most ${maxTextLength} characters`);
    return {
      holder,
      impersonated,
      idempotencyKey,
      isSupportTool: headerOf(request.headers, supportToolHeader.name) === supportToolHeader.value,
      page: impersonated === null ? null : pageOf(request),
    };
  };
}

/** A portal path without its query, because queries can contain names. */
function pageOf({ headers }: Parameters<Admit>[0]): string | null {
  const page = headerOf(headers, pageHeader);
  if (page === null || /^\/[\w\-./]{0,199}$/.test(page)) return page;
  throw unfit(pageHeader, `${pageHeader} must be a portal path with at most 200 characters`);
}

/** Rejects a call without the application header. */
export function requireApplication(value: string | null | undefined): void {
  const { name, value: expected } = applicationHeader;
  if (value !== expected) throw new Failure('FORBIDDEN', `Send the header ${name} with the value ${expected}.`);
}

function unfit(path: string, message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, [{ path, code: 'invalid', message }]);
}
