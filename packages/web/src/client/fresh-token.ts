import type { Renewal } from './renewal';

export interface FreshTokenNeeds {
  /** Resolves once it is known whether a user is signed in. */
  readonly ready: () => Promise<void>;
  /** Tries once to refresh the token before an UNAUTHENTICATED response counts. */
  readonly renew: () => Promise<Renewal>;
  readonly onUnauthenticated: () => void;
  /** The refreshed token was rejected too: the identity provider knows the user, but Signa does not. */
  readonly onUnknown: () => void;
}

/**
 * Sends a request and retries it once with a refreshed token if the token was rejected. Reports an ended session.
 *
 * @param unanswered - result when nobody could determine whether the session is still valid
 */
export async function withFreshToken<T>(
  needs: FreshTokenNeeds,
  send: () => Promise<T>,
  isUnauthenticated: (answer: T) => boolean,
  unanswered: () => T,
): Promise<T> {
  await needs.ready();
  const first = await send();
  if (!isUnauthenticated(first)) return first;
  const renewal = await needs.renew();
  if (renewal === 'unanswered') return unanswered();
  const answer = renewal === 'renewed' ? await send() : first;
  if (isUnauthenticated(answer)) (renewal === 'renewed' ? needs.onUnknown : needs.onUnauthenticated)();
  return answer;
}
