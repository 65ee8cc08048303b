import { chakra } from '@chakra-ui/react';
import { modalResultsMaxHeight } from '@signa/core/practice';
import type { PimsConnectionType } from '@signa/core/pims';
import { UserRoundSearch } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FailedLine } from '../../part/surface/failed-line';
import { Empty } from '../../part/surface/empty';
import { SkeletonRows } from '../../part/surface/skeleton';
import { NoPimsAnswer } from '../pims-difference/no-pims-answer';
import { resultsHeight } from './results-height';
import type { PimsMatches } from './use-pims-matches';

export interface PimsResultsProps {
  readonly type: PimsConnectionType;
  readonly matches: PimsMatches;
  /** A match was chosen, and whether it is here already could not be found out. */
  readonly isChoiceLost: boolean;
  /** The matches, each a list item. */
  readonly children: ReactNode;
}

/** Who is in the practice system; a system that does not answer takes nothing from the other half (C-029, C-189). */
export function PimsResults({ type, matches, isChoiceLost, children }: PimsResultsProps) {
  const title = useId();
  const { found, isSettled } = matches;
  return (
    <chakra.section aria-labelledby={title} minW="0" display="flex" flexDirection="column" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
        <chakra.h3 id={title} textStyle="name">
          In PIMS
        </chakra.h3>
        <chakra.span
          role="status"
          color="fg.muted"
          aria-label={found && isSettled ? `${found.length} found in PIMS` : undefined}
        >
          {found && isSettled ? found.length : ''}
        </chakra.span>
        <chakra.span ms="auto" textStyle="meta" color="fg.subtle">
          {type}
        </chakra.span>
      </chakra.div>
      {isChoiceLost && (
        <FailedLine>Whether this client is in Signa already could not be found out. Choose again.</FailedLine>
      )}
      <Found matches={matches}>{children}</Found>
    </chakra.section>
  );
}

function Found({ matches, children }: { readonly matches: PimsMatches; readonly children: ReactNode }) {
  const { found, isAsked, isSettled, failed } = matches;
  if (!isAsked) return <Empty icon={UserRoundSearch} title="Type what you know" minH={resultsHeight} />;
  if (failed) return <NoPimsAnswer onRetry={matches.again} busy={matches.refreshing} minH={resultsHeight} />;
  if (!found)
    return (
      <chakra.div minH={resultsHeight}>
        <SkeletonRows rows={3} label="Searching PIMS" />
      </chakra.div>
    );
  if (found.length === 0) return <Empty icon={UserRoundSearch} title="No PIMS Clients Found" minH={resultsHeight} />;
  return (
    <chakra.ul
      aria-label="Clients in PIMS"
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
