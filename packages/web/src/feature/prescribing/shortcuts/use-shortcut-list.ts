import { filterAfterTyping } from '@signa/core/clients';
import { ShortcutDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../client/query/use-operation';
import { useLatestQuery } from '../../../part/list/use-latest-query';
import { listedTypes } from './listed-shortcut';

/** The shortcuts for the filters in the URL. The type is filtered on the client, so that each type shows its count. */
export function useShortcutList(locationId: string | null) {
  const [query, setQuery] = useLatestQuery();
  const search = query.get('search') ?? '';
  const type = listedTypes.find((known) => known === query.get('type')) ?? null;
  const read = useOperation(
    ShortcutDocument,
    { ...(locationId === null ? {} : { locationId }), ...(search && { filter: search }) },
    { keepOld: true },
  );
  const change = (name: string, value: string, replace: boolean) =>
    setQuery(
      (now) => {
        if ((now.get(name) ?? '') === value) return now;
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    search,
    type,
    found: read.data?.shortcut ?? null,
    failure: read.failure,
    isOld: read.old,
    refreshing: read.refreshing,
    again: read.again,
    /** Typing replaces the history entry, so that Back doesn't step through letters. */
    searchFor: (typed: string) => change('search', filterAfterTyping(search, typed), true),
    showType: (next: string) => change('type', next, true),
  } as const;
}
export type ShortcutList = ReturnType<typeof useShortcutList>;
