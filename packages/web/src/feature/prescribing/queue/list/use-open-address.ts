import { type NamedTask, parseOpenTask, withOpenTask } from '@signa/core/prescribing';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLatestQuery } from '../../../../part/list/use-latest-query';

const step = { opened: 'here' } as const;
const isStep = (state: unknown) => typeof state === 'object' && state !== null && 'opened' in state;

/**
 * The open request in the URL, so that links and Back restore it.
 *
 * @returns the request that the URL names, and a setter. With `asPage`, on a phone, where the card takes up the whole
 * page, opening adds a history entry that Back undoes; otherwise, the card opens in the list and Back leaves the list.
 * @see P-260
 */
export function useOpenAddress() {
  const [query, setQuery] = useLatestQuery();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const named = parseOpenTask(query);

  const write = useCallback(
    (task: NamedTask | null, { asPage }: { readonly asPage: boolean }) => {
      if (task === null && isStep(state)) {
        void navigate(-1);
        return;
      }
      const isNewStep = asPage && task !== null && !isStep(state);
      const kept = isStep(state) ? { state: step } : {};
      setQuery((now) => withOpenTask(now, task), {
        replace: !isNewStep,
        preventScrollReset: true,
        ...(isNewStep ? { state: step } : kept),
      });
    },
    [setQuery, navigate, state],
  );
  return { named, write } as const;
}

/**
 * Calls `onBack` with the request of the URL as soon as Back or Forward changes it. The router renders addresses in a
 * transition, and skips one that Back leaves before it is rendered.
 */
export function useBack(onBack: (task: NamedTask | null) => void): void {
  const changed = useEffectEvent(onBack);
  useEffect(() => {
    const { pathname } = window.location;
    const popped = () => {
      if (window.location.pathname === pathname) changed(parseOpenTask(new URLSearchParams(window.location.search)));
    };
    window.addEventListener('popstate', popped);
    return () => window.removeEventListener('popstate', popped);
  }, []);
}
