import { Failure } from './failure.js';

/** The status of what an endpoint beside the operations refused; a fault that nobody foresaw is ours. */
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
