import { chakra } from '@chakra-ui/react';
import { modalResultsMaxHeight } from '@signa/core/practice';
import { UserRoundSearch } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Empty } from '../../part/surface/empty';
import { SkeletonRows } from '../../part/surface/skeleton';
import { resultsHeight } from './results-height';

interface MatchSectionProps {
  readonly title: string;
  /** Who were found for what is typed; `null` until that is known. */
  readonly count: number | null;
  /** The count for who does not see it under its title. */
  readonly countText: string;
  /** Where it was searched. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Half of the search: who was found in one place (C-029). */
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
  /** What stands for them while they are searched. */
  readonly searching: string;
  /** What stands where nobody was found. */
  readonly nobody: string;
  /** Something is typed that can be searched by. */
  readonly isAsked: boolean;
  /** What shows answers what is typed. */
  readonly isSettled: boolean;
  /** `null` until anybody is known. */
  readonly isAnybody: boolean | null;
  /** What stands in their place where they could not be searched. */
  readonly failure: ReactNode;
  /** Each a list item. */
  readonly children: ReactNode;
}

/** Those who were found, or why nobody shows; the list keeps its height. */
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
