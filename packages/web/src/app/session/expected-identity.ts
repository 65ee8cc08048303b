import type { Identity, SignedIn } from './identity';

/**
 * The person for whom a page came drawn, until the identity provider has said who is signed in: the page is theirs
 * meanwhile, without a token, and what they ask for waits for it.
 *
 * @param onOther - somebody else is signed in, or nobody: nothing of the page may stay
 */
export function expecting(identity: Identity, username: string, onOther: () => void): Identity {
  const expected: SignedIn = { token: '', username };
  let isSettled = false;
  const ready = identity.restore().then((found) => {
    isSettled = true;
    if (found && isSame(found.username, username)) return;
    onOther();
    // Whatever was asked for the person that the page was drawn for is never asked.
    return new Promise<void>(() => undefined);
  });
  return {
    ...identity,
    current: () => identity.current() ?? (isSettled ? null : expected),
    ready: () => ready,
  };
}

/** As the server finds them. */
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
