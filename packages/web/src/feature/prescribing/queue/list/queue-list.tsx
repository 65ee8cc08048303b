import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FailedLine } from '../../../../part/surface/failed-line';
import { ClientCards } from './client-cards';
import type { CardsProps } from './client-cards';
import { ClientGroup } from './client-group';
import { NewsLine } from './news-line';
import { QueueSkeleton } from './queue-skeleton';
import { RestLine } from './rest-line';
import { restKey } from '../request/card-window';
import { headKey } from '../request/row-order';
import { groupKey, isCut } from '../request/rows';
import type { TaskGroup } from '../request/rows';
import type { useClientPanels } from './use-client-panels';
import type { Queue } from './use-queue';

interface QueueListProps extends CardsProps {
  readonly queue: Queue;
  /** The groups of the queue, including a request that a link opened. */
  readonly groups: readonly TaskGroup[];
  /** Shown if no request matches the filters. */
  readonly empty: ReactNode;
  readonly panels: ReturnType<typeof useClientPanels>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const Groups = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });

/** The requests by client. Shows exactly one of the loading, failed, empty, and ready states. */
export function QueueList({ queue, groups, empty, panels, onKeyDown, ...cards }: QueueListProps) {
  const { rows, added, gone, isTurning, showAll, update, release } = queue;
  const again = () => {
    release();
    rows.again();
  };
  const list = { onKeyDown, 'aria-busy': rows.old || undefined } as const;
  if (rows.data === undefined) {
    if (rows.failure)
      return (
        <FailedLine
          onRetry={again}
          busy={rows.refreshing}
        >{`The requests could not be loaded. ${rows.failure.message}`}</FailedLine>
      );
    return (
      <Groups {...list}>
        <QueueSkeleton />
      </Groups>
    );
  }
  return (
    <Groups {...list}>
      {rows.failure && <FailedLine failure={rows.failure} onRetry={again} busy={rows.refreshing} />}
      <NewsLine added={added} gone={gone.size} onUpdate={update} />
      {groups.length > 0 ? (
        groups.map((group) => {
          const open = panels.isOpen(group);
          // Below the window on the first render; it appears with the next one.
          if (cards.cards.isFirst && !cards.cards.drawn.has(headKey(group))) return null;
          return (
            <ClientGroup
              key={groupKey(group)}
              client={group.locationClient}
              count={group.count}
              rowKey={headKey(group)}
              cardsKey={groupKey(group)}
              open={open}
              index={cards.cards.indexOf(headKey(group))}
              measure={cards.cards.measure}
              onToggle={() => panels.toggle(group, !open)}
            >
              {open && <ClientCards group={group} gone={gone} {...cards} />}
              {open && isCut(group) && (
                <RestLine
                  group={group}
                  onShowAll={showAll}
                  reach={cards.cards.reach}
                  index={cards.cards.indexOf(restKey(group))}
                  measure={cards.cards.measure}
                />
              )}
            </ClientGroup>
          );
        })
      ) : isTurning ? (
        <QueueSkeleton />
      ) : (
        empty
      )}
    </Groups>
  );
}
