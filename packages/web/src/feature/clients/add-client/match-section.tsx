import { chakra } from '@chakra-ui/react';
import { modalResultsMaxHeight } from '@signa/core/practice';
import { UserRoundSearch } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Empty } from '../../../part/surface/empty';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { resultsHeight } from './results-height';

interface MatchSectionProps {
  readonly title: string;
  /** Number of matches for the typed search; `null` while unknown. */
  readonly count: number | null;
  /** The count for screen readers, which don't see it below its title. */
  readonly countText: string;
  /** The source that was searched, such as the location's name. */
  readonly place: string;
  readonly children: ReactNode;
}

/** One half of the search: the matches from one source (C-029). */
export function MatchSection({ title, count, countText, place, children }: MatchSectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} minW="0" display="flex" flexDirection="column" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
        <chakra.h3 id={id} textStyle="name">
          {title}
        </chakra.h3>
        <chakra.span role="status" color="fg.muted" aria-label={count === null ? undefined : countText}>
          {count ?? ''}
        </chakra.span>
        <chakra.span ms="auto" textStyle="meta" color="fg.subtle">
          {place}
        </chakra.span>
      </chakra.div>
      {children}
    </chakra.section>
  );
}

interface MatchListProps {
  readonly label: string;
  /** Label of the skeleton while the search runs. */
  readonly searching: string;
  /** Title of the empty state. */
  readonly nobody: string;
  /** True if the typed text is enough to search by. */
  readonly isAsked: boolean;
  /** True if the results match the current text. */
  readonly isSettled: boolean;
  /** `null` until the first response. */
  readonly isAnybody: boolean | null;
  /** Replaces the list if the search failed. */
  readonly failure: ReactNode;
  /** List items. */
  readonly children: ReactNode;
}

/** The matches, or why there are none. The list keeps its height. */
export function MatchList({ label, searching, nobody, failure, children, ...state }: MatchListProps) {
  const { isAsked, isSettled, isAnybody } = state;
  if (!isAsked) return <Empty icon={UserRoundSearch} title="Type what you know" minH={resultsHeight} />;
  if (failure) return failure;
  if (isAnybody === null)
    return (
      <chakra.div minH={resultsHeight}>
        <SkeletonRows rows={3} label={searching} />
      </chakra.div>
    );
  if (!isAnybody) return <Empty icon={UserRoundSearch} title={nobody} minH={resultsHeight} />;
  return (
    <chakra.ul
      aria-label={label}
      aria-busy={!isSettled || undefined}
      display="flex"
      flexDirection="column"
      gap="2"
      h={{ md: resultsHeight }}
      maxH={modalResultsMaxHeight}
      overflowY="auto"
      opacity={isSettled ? undefined : 0.6}
    >
      {children}
    </chakra.ul>
  );
}
