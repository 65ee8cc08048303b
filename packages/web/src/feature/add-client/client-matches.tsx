import { chakra } from '@chakra-ui/react';
import { modalResultsMaxHeight } from '@signa/core/practice';
import { UserRoundSearch } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { usePractice } from '../../platform/practice/practice';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { SameClientMatch } from '../same-client/same-client-match';
import type { SameClient } from '../same-client/use-same-clients';
import { ClientMatch } from './client-match';
import { resultsHeight } from './results-height';
import type { ClientMatches } from './use-client-matches';

export interface ClientMatchesProps {
  readonly matches: ClientMatches;
  readonly phone: string;
  /** Who may be meant though the words do not find them; whoever is found too shows here with the reasons (C-233). */
  readonly likely: readonly SameClient[];
}

/** Who is in Signa already (C-027, C-029). */
export function LocalMatches({ matches, phone, likely }: ClientMatchesProps) {
  const { location } = usePractice();
  const title = useId();
  const { found, filter, isSettled } = matches;
  const others = (found?.data ?? []).filter(({ id }) => !likely.some((match) => match.locationClient.id === id));
  const count = found && Math.max(found.count, likely.length + others.length);
  return (
    <chakra.section aria-labelledby={title} minW="0" display="flex" flexDirection="column" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
        <chakra.h3 id={title} textStyle="name">
          In Signa
        </chakra.h3>
        <chakra.span role="status" color="fg.muted" aria-label={found && isSettled ? `${count} found` : undefined}>
          {found && isSettled ? count : ''}
        </chakra.span>
        <chakra.span ms="auto" textStyle="meta" color="fg.subtle">
          clients of {location.name}
        </chakra.span>
      </chakra.div>
      <Results matches={matches} isAnybody={Boolean(count)}>
        {found && (
          <>
            <chakra.ul
              aria-label="Clients in Signa"
              aria-busy={!isSettled || undefined}
              display="flex"
              flexDirection="column"
              gap="2"
              h={{ md: resultsHeight }}
              maxH={modalResultsMaxHeight}
              overflowY="auto"
              opacity={isSettled ? undefined : 0.6}
            >
              {likely.map((match) => (
                <SameClientMatch key={match.locationClient.id} match={match} />
              ))}
              {others.map((client) => (
                <ClientMatch key={client.id} client={client} search={filter} phone={phone} />
              ))}
            </chakra.ul>
            {found.count > found.data.length && (
              <chakra.p textStyle="meta" color="fg.muted">
                The first {found.data.length} of {found.count}. Type more to see fewer.
              </chakra.p>
            )}
          </>
        )}
      </Results>
    </chakra.section>
  );
}

interface ResultsProps {
  readonly matches: ClientMatches;
  readonly isAnybody: boolean;
  readonly children: ReactNode;
}

function Results({ matches, isAnybody, children }: ResultsProps) {
  const { found, isAsked, failed } = matches;
  if (!isAsked) return <Empty icon={UserRoundSearch} title="Type what you know" minH={resultsHeight} />;
  if (failed)
    return (
      <FailedLine onRetry={matches.again} busy={matches.refreshing}>
        The clients could not be searched.
      </FailedLine>
    );
  if (!found)
    return (
      <chakra.div minH={resultsHeight}>
        <SkeletonRows rows={3} label="Searching clients" />
      </chakra.div>
    );
  if (!isAnybody) return <Empty icon={UserRoundSearch} title="No data found" minH={resultsHeight} />;
  return children;
}
