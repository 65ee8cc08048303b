import { isAt, type Visit } from '@signa/core/prescribing';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Keeps the URL in sync with the screen of a state machine (P-028). Back and Forward change the URL instead; `onMoved`
 * then restarts the state machine from it.
 *
 * @param state - the navigation state for the next page
 */
export function useVisit(visit: Visit, onMoved: () => void, state: unknown = null): void {
  const location = useLocation();
  const navigate = useNavigate();
  const agreed = useRef(location.key);
  const pending = useRef<string | null>(null);
  const target = visit.path + visit.search;

  const follow = useEffectEvent(() => {
    if (isAt(visit, location)) {
      agreed.current = location.key;
      pending.current = null;
    } else if (pending.current === null && location.key !== agreed.current) {
      onMoved();
    } else if (pending.current !== target) {
      pending.current = target;
      void navigate(target, { replace: visit.history === 'replace', state });
    }
  });
  useEffect(() => follow(), [target, location.key]);
}
