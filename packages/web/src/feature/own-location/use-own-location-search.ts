import { OwnLocationsDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { usePagedOperation } from '../../client/query/use-paged-operation';
import type { Choice } from '../../part/list/choice-list';
import { choicesOfPage } from '../../part/list/choice-search';
import { choiceSearchOf, useTypedSearch } from '../../part/list/use-choice-search';
import { townOf } from '../../part/text/town-of';
import { usePractice } from '../../platform/practice/practice';

type OwnLocation = Operations['OwnLocations']['data']['ownLocations']['data'][number];

interface OwnLocationSearchOptions {
  /** Only where the user may change users. */
  readonly isManaged?: boolean;
  readonly enabled?: boolean;
}

/** The locations of the user, searched on the server and listed page by page. */
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
    /** Nothing is typed, so that what is chosen can come first. */
    isWhole: typed.typed === '',
  } as const;
}

/** A location as a list of choices has it. */
export function placeChoice({ location }: Pick<OwnLocation, 'location'>): Choice {
  return { value: location.id, label: location.name, note: townOf(location) };
}
