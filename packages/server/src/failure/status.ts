import { Failure } from './failure.js';

/** HTTP status for a rejection by an endpoint other than operations; an unexpected error is the server's. */
export function statusOfFailure(error: unknown): number {
  if (!(error instanceof Failure)) return 500;
  return statuses[error.code];
}

const statuses: Readonly<Record<Failure['code'], number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  IMPERSONATION_EXPIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_MANY_CALLS: 429,
  PARTNER_UNREACHABLE: 502,
  UNAVAILABLE: 503,
};
