import { type NamedTask, parseOpenTask, withOpenTask } from '@signa/core/prescribing';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLatestQuery } from '../../../part/list/use-latest-query';

const step = { opened: 'here' } as const;
const isStep = (state: unknown) => typeof state === 'object' && state !== null && 'opened' in state;

/**
 * The open request in the address: a link opens it, and the way back from another page leads to it.
 *
 * @returns what the address names, and what changes it. With `asPage`, on a phone, where the card has the page for
 * itself, opening is a step that Back undoes; elsewhere the card opens in the list and Back leaves the list.
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
