import type { Renewal } from './renewal';

export interface FreshTokenNeeds {
  /** Settles once it is known who is signed in. */
  readonly ready: () => Promise<void>;
  /** Tries once to get a fresh token before an UNAUTHENTICATED answer counts. */
  readonly renew: () => Promise<Renewal>;
  readonly onUnauthenticated: () => void;
  /** A fresh token was refused too: the identity provider knows the person, Signa does not. */
  readonly onUnknown: () => void;
}

/**
 * Sends a call, and once more with a fresh token where the old one was refused; reports a session that is over.
 *
 * @param unanswered - what stands for the answer where nobody could say whether the session goes on
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
