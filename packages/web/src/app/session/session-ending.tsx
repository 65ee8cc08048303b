import { forwardToLoginAfter, notLoggedIn } from '@signa/core/base';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { impersonatedUsername } from '../../client/browser-storage';
import { isPageHeld } from '../../part/overlay/held-page';
import { forgetRecents } from '../../platform/recents/kept-recents';
import { useServices } from '../../platform/services/services';
import type { LoginState } from '../../platform/session/login-state';
import { SignedOutDialog } from './signed-out-dialog';
import { useSessionActs } from './use-session-acts';

const personQueries: readonly unknown[] = ['GetSupportUser', 'GetUserByUsername'];

/** Listens for the answers that end a session: says so once, and leaves. */
export function SessionEnding() {
  const { ends, notices, kept, cache, identity } = useServices();
  const { exitImpersonation } = useSessionActs();
  const navigate = useNavigate();
  const leaving = useRef<ReturnType<typeof setTimeout> | null>(null);
  const hasLeft = useRef(false);
  const exiting = useRef(false);
  const [isWaiting, setWaiting] = useState(false);

  const { pathname, search, hash } = useLocation();

  const leave = (state?: LoginState) => {
    leaving.current = null;
    hasLeft.current = true;
    identity.forget();
    cache.clear();
    void navigate('/login', { state });
  };
  const leaveForNow = useEffectEvent((locationId: string | null) =>
    leave({ from: pathname + search + hash, locationId, hasEnded: true }),
  );
  const forget = () => {
    kept.clear();
    forgetRecents();
  };
  const onUnauthenticated = useEffectEvent(() => {
    // An answer that comes late, when nobody is signed in any more, ends nothing and is not said again.
    const isOver = hasLeft.current && identity.current() === null;
    if (leaving.current !== null || isOver) return;
    // A fresh sign-in is oneself: what was typed as somebody else could not be saved by it.
    if (isPageHeld() && impersonatedUsername(kept) === null) return setWaiting(true);
    notices.say(notLoggedIn);
    const isOneself = impersonatedUsername(kept) === null;
    const locationId = kept.read('selectedLocationId');
    forget();
    // A fresh sign-in is oneself, and begins anew after work as somebody else.
    leaving.current = setTimeout(() => (isOneself ? leaveForNow(locationId) : leave()), forwardToLoginAfter);
  });
  // Asked again who they are: the answer that nobody knows them shows, and signs them out.
  const onUnknown = useEffectEvent(() => {
    void cache.resetQueries({
      predicate: ({ queryKey, state }) => personQueries.includes(queryKey[0]) && state.data !== undefined,
    });
  });
  const onExpired = useEffectEvent(() => {
    if (exiting.current) return;
    exiting.current = true;
    void exitImpersonation().finally(() => (exiting.current = false));
  });

  useEffect(() => {
    const stop = ends.subscribe((end) => {
      if (end === 'unauthenticated') onUnauthenticated();
      else if (end === 'unknown') onUnknown();
      else onExpired();
    });
    return () => {
      stop();
      if (leaving.current) clearTimeout(leaving.current);
      leaving.current = null;
    };
  }, [ends]);
  if (!isWaiting) return null;
  const goOn = () => {
    setWaiting(false);
    // Who it is, is known, and nothing is drawn while it is asked: the form would be gone.
    void cache.invalidateQueries({ predicate: ({ queryKey }) => !personQueries.includes(queryKey[0]) });
  };
  const giveUp = () => {
    setWaiting(false);
    forget();
    leave();
  };
  return <SignedOutDialog onBack={goOn} onLeave={giveUp} />;
}
