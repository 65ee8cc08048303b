/** Identifies the calling application; the server refuses calls without it. */
export const applicationHeader = { name: 'application', value: 'practice-portal' } as const;

/** The impersonated username, sent with every call while impersonating and with no other. */
export const impersonationHeader = 'impersonation';

/**
 * Marks a call of support's tools. The server refuses everyone else before it does anything, so that the tool need not
 * check who the caller is first.
 */
export const supportToolHeader = { name: 'support-tool', value: 'true' } as const;

/** Calls of a mutation with the same key run once, and get the same answer. */
export const idempotencyHeader = 'idempotency-key';

/** The page of the portal on which a call was made; sent only while impersonating, for its record. */
export const pageHeader = 'portal-page';

/** Tells of a paper in a file which reprint it is, 0 for the original (P-146). */
export const reprintHeader = 'reprint';

/**
 * Letters that a printed file cannot show, percent-encoded and separated by spaces; absent if there are none (P-343).
 */
export const unprintedHeader = 'unprinted-letters';

/**
 * The headers of a call.
 *
 * @param token - the access token of the person signed in; `null` sends none, and the server answers UNAUTHENTICATED
 * @param impersonated - the username a support user works as, `null` when nobody
 * @param page - the path on which the call is made; sent only with `impersonated`
 * @see
 */
export function callHeaders(
  token: string | null,
  impersonated: string | null,
  page: string | null = null,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    [applicationHeader.name]: applicationHeader.value,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(impersonated && { [impersonationHeader]: impersonated, ...(page && { [pageHeader]: page }) }),
  };
}
