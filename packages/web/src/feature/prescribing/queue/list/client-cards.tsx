import { chakra } from '@chakra-ui/react';
import type { PlainDate } from '@signa/core/base';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { CardActionKind } from '../card/task-actions';
import { TaskCard } from '../card/task-card';
import { piecesOf } from '../request/card-window';
import { isCut } from '../request/rows';
import type { TaskGroup, TaskRow } from '../request/rows';
import type { CardWindow } from './use-card-window';

export interface CardsProps {
  readonly cards: CardWindow;
  readonly today: PlainDate;
  readonly timeZone: string;
  readonly openTask: string | null;
  /** IDs of requests with unsent work. */
  readonly unsent: ReadonlySet<string>;
  readonly onToggle: (task: TaskRow, isOpen: boolean) => void;
  readonly onAct: (task: TaskRow, act: CardActionKind) => void;
  /** Renders the body of the open card. */
  readonly body: (task: TaskRow) => ReactNode;
}

/** The cards of a client in or near the window, with placeholders for the others. */
export function ClientCards({
  group,
  gone,
  cards,
  openTask,
  unsent,
  body,
  ...card
}: CardsProps & { readonly group: TaskGroup; readonly gone: ReadonlySet<string> }) {
  const byId = useMemo(() => new Map(group.tasks.map((task, index) => [task.id, { task, index }])), [group.tasks]);
  return piecesOf([...byId.keys()], cards.drawn).map((piece) => {
    if (piece.kind === 'gap') {
      const height = piece.ids.reduce((sum, id) => sum + cards.heightOf(id), 0);
      return <chakra.li key={`gap before ${piece.ids.at(-1) ?? ''}`} data-room aria-hidden style={{ height }} />;
    }
    const found = byId.get(piece.id);
    if (!found) return null;
    const isOpen = piece.id === openTask;
    return (
      <TaskCard
        key={piece.id}
        task={found.task}
        index={cards.indexOf(piece.id)}
        measure={cards.measure}
        place={found.index + 1}
        of={isCut(group) ? group.count : group.tasks.length}
        unsent={unsent.has(piece.id)}
        gone={gone.has(piece.id)}
        open={isOpen}
        {...card}
      >
        {isOpen ? body(found.task) : null}
      </TaskCard>
    );
  });
}
