import { isAlike } from '@signa/core/clients';
import { chakra } from '@chakra-ui/react';
import { usePractice } from '../../../platform/practice/practice';
import { FailedLine } from '../../../part/surface/failed-line';
import { SameClientMatch } from '../same-client/same-client-match';
import type { SameClient } from '../same-client/use-same-clients';
import { ClientMatch } from './client-match';
import { MatchList, MatchSection } from './match-section';
import type { ClientMatches } from './use-client-matches';
import { emptyTexts } from '@signa/core/practice';

interface ClientMatchesProps {
  readonly matches: ClientMatches;
  readonly phone: string;
  /** Likely matches that the text search misses; those that it also finds show their reasons here (C-233). */
  readonly likely: readonly SameClient[];
}

/** Clients who are already in Signa (C-027, C-029). */
export function LocalMatches({ matches, phone, likely }: ClientMatchesProps) {
  const { location } = usePractice();
  const { found, filter, isAsked, isSettled, failed } = matches;
  const words = found?.data ?? [];
  // For clients that the text search finds, a half-typed name is too little evidence for 'Probably different'.
  const isFound = ({ locationClient }: SameClient) => words.some(({ id }) => id === locationClient.id);
  const judged = likely.filter((match) => isAlike(match) || !isFound(match));
  const others = words.filter(({ id }) => !judged.some(({ locationClient }) => locationClient.id === id));
  const count = found && Math.max(found.count, judged.length + others.length);
  return (
    <MatchSection
      title="In Signa"
      count={isSettled ? count : null}
      countText={`${count} found`}
      place={`clients of ${location.name}`}
    >
      <MatchList
        label="Clients in Signa"
        searching="Searching clients"
        nobody={emptyTexts.data}
        isAsked={isAsked}
        isSettled={isSettled}
        isAnybody={count === null ? null : count > 0}
        failure={
          failed && (
            <FailedLine onRetry={matches.again} busy={matches.refreshing}>
              The clients could not be searched.
            </FailedLine>
          )
        }
      >
        {judged.map((match) => (
          <SameClientMatch key={match.locationClient.id} match={match} />
        ))}
        {others.map((client) => (
          <ClientMatch key={client.id} client={client} search={filter} phone={phone} />
        ))}
      </MatchList>
      {isAsked && !failed && found && found.count > found.data.length && (
        <chakra.p textStyle="meta" color="fg.muted">
          The first {found.data.length} of {found.count}. Type more to see fewer.
        </chakra.p>
      )}
    </MatchSection>
  );
}
