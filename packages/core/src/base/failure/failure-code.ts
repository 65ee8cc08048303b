/** All values of `extensions.code`. */
export const failureCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'IMPERSONATION_EXPIRED',
  'TOO_MANY_CALLS',
  'PARTNER_UNREACHABLE',
  'UNAVAILABLE',
] as const;
export type FailureCode = (typeof failureCodes)[number];
