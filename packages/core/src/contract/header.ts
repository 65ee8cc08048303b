/** What every call says about where it comes from; the server refuses one without it. */
export const applicationHeader = { name: 'application', value: 'practice-portal' } as const;

/** Carries the impersonated username, on every call while impersonating and on no other. */
export const impersonationHeader = 'impersonation';

/**
 * Says that a call is one of support's tools: the server refuses anybody else before it does anything, so that the tool
 * need not ask first who they are.
 */
export const supportToolHeader = { name: 'support-tool', value: 'true' } as const;

/** Says on which page of the portal a call was made; sent while impersonating alone, for the record of it. */
export const pageHeader = 'portal-page';

/** Tells of a paper in a file which reprint it is, 0 for the original (P-146). */
export const reprintHeader = 'reprint';

/** Letters that a paper as a file cannot show, percent-encoded with spaces between them; absent without any (P-343). */
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
