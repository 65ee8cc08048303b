import { forwardToLoginAfter, notLoggedIn } from '@signa/core/base';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { impersonatedUsername } from '../../client/browser-storage';
import { isNavigationBlocked } from '../../part/overlay/block-navigation';
import { forgetRecents } from '../../platform/recents/stored-recents';
import { useServices } from '../../platform/services/services';
import type { LoginState } from '../../platform/session/login-state';
import { SignedOutDialog } from './signed-out-dialog';
import { useSessionActions } from './use-session-actions';

const personQueries: readonly unknown[] = ['GetSupportUser', 'GetUserByUsername'];

/** Handles the responses that end a session: shows the reason once and redirects. */
export function SessionEnding() {
  const { ends, notices, kept, cache, identity } = useServices();
  const { exitImpersonation } = useSessionActions();
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
    // Ignores a late response when the user is already signed out.
    const isOver = hasLeft.current && identity.current() === null;
    if (leaving.current !== null || isOver) return;
    // A new sign-in is never an impersonation, so it could not save what was typed during one.
    if (isNavigationBlocked() && impersonatedUsername(kept) === null) return setWaiting(true);
    notices.show(notLoggedIn);
    const isOneself = impersonatedUsername(kept) === null;
    const locationId = kept.read('selectedLocationId');
    forget();
    // A new sign-in is never an impersonation, so the user starts over.
    leaving.current = setTimeout(() => (isOneself ? leaveForNow(locationId) : leave()), forwardToLoginAfter);
  });
  // Reloads the user; the "unknown user" page then explains and signs them out.
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
    // Keeps the current user while reloading, because unmounting the page would discard the form.
    void cache.invalidateQueries({ predicate: ({ queryKey }) => !personQueries.includes(queryKey[0]) });
  };
  const giveUp = () => {
    setWaiting(false);
    forget();
    leave();
  };
  return <SignedOutDialog onBack={goOn} onLeave={giveUp} />;
}
