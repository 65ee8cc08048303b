import { emptyTexts, type PimsConnectionType } from '@signa/core/practice';
import type { ReactNode } from 'react';
import { FailedLine } from '../../../part/surface/failed-line';
import { NoPimsAnswer } from '../../pims/pims-difference/no-pims-answer';
import { MatchList, MatchSection } from './match-section';
import { resultsHeight } from './results-height';
import type { PimsMatches } from './use-pims-matches';

interface PimsResultsProps {
  readonly type: PimsConnectionType;
  readonly matches: PimsMatches;
  /** True if the lookup of whether the chosen match is already in Signa failed. */
  readonly isChoiceLost: boolean;
  /** The matches as list items. */
  readonly children: ReactNode;
}

/** The PIMS matches. If the PIMS doesn't respond, the other half of the search still works (C-029, C-189). */
export function PimsResults({ type, matches, isChoiceLost, children }: PimsResultsProps) {
  const { found, isAsked, isSettled, failed } = matches;
  const count = found?.length ?? null;
  return (
    <MatchSection title="In PIMS" count={isSettled ? count : null} countText={`${count} found in PIMS`} place={type}>
      {isChoiceLost && (
        <FailedLine>Signa could not check whether this client already exists. Choose the client again.</FailedLine>
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
