import { emptyTexts, type PimsConnectionType } from '@signa/core/practice';
import type { ReactNode } from 'react';
import { FailedLine } from '../../part/surface/failed-line';
import { NoPimsAnswer } from '../pims-difference/no-pims-answer';
import { MatchList, MatchSection } from './match-section';
import { resultsHeight } from './results-height';
import type { PimsMatches } from './use-pims-matches';

interface PimsResultsProps {
  readonly type: PimsConnectionType;
  readonly matches: PimsMatches;
  /** A match was chosen, and whether it is here already could not be found out. */
  readonly isChoiceLost: boolean;
  /** The matches, each a list item. */
  readonly children: ReactNode;
}

/** Who is in the practice system; a system that does not answer takes nothing from the other half (C-029, C-189). */
export function PimsResults({ type, matches, isChoiceLost, children }: PimsResultsProps) {
  const { found, isAsked, isSettled, failed } = matches;
  const count = found?.length ?? null;
  return (
    <MatchSection title="In PIMS" count={isSettled ? count : null} countText={`${count} found in PIMS`} place={type}>
      {isChoiceLost && (
        <FailedLine>Whether this client is in Signa already could not be found out. Choose again.</FailedLine>
      )}
      <MatchList
        label="Clients in PIMS"
        searching="Searching PIMS"
        nobody={emptyTexts.pimsClients}
        isAsked={isAsked}
        isSettled={isSettled}
        isAnybody={count === null ? null : count > 0}
        failure={failed && <NoPimsAnswer onRetry={matches.again} busy={matches.refreshing} minH={resultsHeight} />}
      >
        {children}
      </MatchList>
    </MatchSection>
  );
}
