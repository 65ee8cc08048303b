import { chakra } from '@chakra-ui/react';
import { searchMaximum } from '@signa/core/practice';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { TextInput } from '../field/text-input';
import { Button } from '../button/button';
import { focusSoon } from './focus-soon';
import { StaleRows } from './stale-rows';

/** One page of choices that match a search. */
export const choicesOfPage = 50;

/** The search and the size of its result. */
export interface ChoiceSearchState {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Number of all choices; null while unknown. */
  readonly total: number | null;
  readonly shown: number;
  /** Number of matches; null while unknown. */
  readonly found: number | null;
  readonly onMore: () => void;
  /** The choices belong to an earlier search text. */
  readonly isOld?: boolean;
  /** The failed search, with a retry. */
  readonly failure?: { readonly message: string; readonly again: () => void } | null;
}

interface ChoiceSearchProps {
  readonly label: string;
  readonly search: ChoiceSearchState;
  /** Target of the down arrow, inside the children. */
  readonly rows: string;
  readonly children: ReactNode;
}

/** A search field above a list of choices that is too long to scan. */
export function ChoiceSearch({ label, search, rows, children }: ChoiceSearchProps) {
  const { typed, onType, total, isOld = false, failure = null } = search;
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => focusSoon(() => input.current), []);
  const firstRow = () => (isOld ? null : frame.current?.querySelector<HTMLElement>(rows));
  const noun = label.toLowerCase();
  return (
    <chakra.div ref={frame} w="20rem" maxW="full">
      <chakra.div p="1" position="sticky" top="-1" bg="bg.raised" zIndex="1">
        <TextInput
          ref={input}
          type="search"
          icon={Search}
          aria-label={`Search ${noun}`}
          placeholder={total === null ? `Search ${noun}` : `Search ${total} ${noun}`}
          value={typed}
          most={searchMaximum.clients}
          onChange={onType}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && typed !== '') firstRow()?.click();
            else if (event.key === 'ArrowDown') firstRow()?.focus();
            else return;
            event.preventDefault();
          }}
        />
      </chakra.div>
      <StaleRows isStale={isOld}>{children}</StaleRows>
      <Below search={search} failure={failure} />
    </chakra.div>
  );
}

interface BelowProps {
  readonly search: ChoiceSearchState;
  readonly failure: ChoiceSearchState['failure'];
}

function Below({ search: { found, shown, onMore, isOld }, failure }: BelowProps) {
  const isMore = found !== null && shown < found;
  return (
    <>
      <chakra.div role="status" textStyle="meta" color="fg.muted" px="2" py="1">
        {failure && `The search failed. ${failure.message}`}
        {!failure && found === null && 'Loading…'}
        {!failure && found === 0 && 'No matches. Check the spelling or shorten the search.'}
        {!failure && isMore && `${shown} of ${found} shown`}
      </chakra.div>
      {failure ? (
        <Button variant="plain" size="sm" onClick={failure.again}>
          Try again
        </Button>
      ) : (
        isMore &&
        !isOld && (
          <Button variant="plain" size="sm" onClick={onMore}>
            Show more
          </Button>
        )
      )}
    </>
  );
}
