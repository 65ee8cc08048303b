import { forwardToLoginAfter, notLoggedIn } from '@signa/core/failure';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { forgetRecents } from '../../platform/recents/kept-recents';
import { useServices } from '../../platform/services/services';
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

  const onUnauthenticated = useEffectEvent(() => {
    // An answer that comes late, when nobody is signed in any more, ends nothing and is not said again.
    const isOver = hasLeft.current && identity.current() === null;
    if (leaving.current !== null || isOver) return;
    notices.say(notLoggedIn);
    kept.clear();
    forgetRecents();
    leaving.current = setTimeout(() => {
      leaving.current = null;
      hasLeft.current = true;
      identity.forget();
      cache.clear();
      void navigate('/login');
    }, forwardToLoginAfter);
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
  return null;
}
