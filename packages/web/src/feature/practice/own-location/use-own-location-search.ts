import { OwnLocationsDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { usePagedOperation } from '../../../client/query/use-paged-operation';
import type { Choice } from '../../../part/list/choice-list';
import { choicesOfPage } from '../../../part/list/choice-search';
import { choiceSearchOf, useTypedSearch } from '../../../part/list/use-choice-search';
import { townOf } from '../../../part/text/town-of';
import { usePractice } from '../../../platform/practice/practice';

type OwnLocation = Operations['OwnLocations']['data']['ownLocations']['data'][number];

interface OwnLocationSearchOptions {
  /** Limits the search to locations where the user can change users. */
  readonly isManaged?: boolean;
  readonly enabled?: boolean;
}

/** The user's locations, searched on the server and paged. */
export function useOwnLocationSearch({ isManaged = false, enabled = true }: OwnLocationSearchOptions = {}) {
  const { user } = usePractice();
  const typed = useTypedSearch();
  const read = usePagedOperation(
    OwnLocationsDocument,
    { ...(typed.rested !== '' && { filter: typed.rested }), ...(isManaged && { isManaged }) },
    {
      pageOf: ({ ownLocations }) => ownLocations,
      keyOf: ({ id }: OwnLocation) => id,
      pageSize: choicesOfPage,
      enabled,
    },
  );
  return {
    rows: read.rows ?? [],
    search: choiceSearchOf(typed, read, isManaged ? null : user.workplaces.length),
    /** True if nothing is typed, so that the current choice can be listed first. */
    isWhole: typed.typed === '',
  } as const;
}

/** A location as an option of a list. */
export function placeChoice({ location }: Pick<OwnLocation, 'location'>): Choice {
  return { value: location.id, label: location.name, note: townOf(location) };
}
