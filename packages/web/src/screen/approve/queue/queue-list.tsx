import { chakra } from '@chakra-ui/react';
import { isOpenByDefault, noApprovalsText } from '@signa/core/task';
import type { PlainDate } from '@signa/core/time';
import { ClipboardCheck } from 'lucide-react';
import { useCallback, useDeferredValue, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Empty } from '../../../part/surface/empty';
import { FailedLine } from '../../../part/surface/failed-line';
import type { CardAct } from '../card/task-actions';
import { TaskCard } from '../card/task-card';
import { ClientGroup } from './client-group';
import { NewsLine } from './news-line';
import { QueueSkeleton } from './queue-skeleton';
import { groupKey } from './rows';
import type { TaskGroup, TaskRow } from './rows';
import type { Queue } from './use-queue';
import { useRowKeys } from './use-row-keys';

export interface QueueListProps {
  readonly queue: Queue;
  readonly today: PlainDate;
  readonly timeZone: string;
  readonly openTask: string | null;
  readonly onToggle: (task: TaskRow, isOpen: boolean) => void;
  readonly onAct: (task: TaskRow, act: CardAct) => void;
  /** What the open card shows. */
  readonly body: (task: TaskRow) => ReactNode;
  readonly listRef?: Ref<HTMLDivElement>;
}

/** Groups that are drawn before anything else; they fill a window. */
const firstGroups = 3;

/** The requests by client: one view of loading, failed, empty and ready at a time. */
export function QueueList({ queue, listRef, ...cards }: QueueListProps) {
  const { rows, groups, added, gone, isTurning, update, release } = queue;
  const again = () => {
    release();
    rows.again();
  };
  const onKeyDown = useRowKeys();
  const list = {
    ref: listRef,
    onKeyDown,
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    'aria-busy': rows.old || undefined,
  } as const;
  if (rows.data === undefined) {
    if (rows.failure)
      return (
        <FailedLine
          onRetry={again}
          busy={rows.refreshing}
        >{`The requests could not be loaded. ${rows.failure.message}`}</FailedLine>
      );
    return (
      <chakra.div {...list}>
        <QueueSkeleton />
      </chakra.div>
    );
  }
  return (
    <chakra.div {...list}>
      {rows.failure && <FailedLine onRetry={again} busy={rows.refreshing} />}
      <NewsLine added={added} gone={gone.size} onUpdate={update} />
      {groups.length > 0 ? (
        <Groups groups={groups} gone={gone} {...cards} />
      ) : isTurning ? (
        <QueueSkeleton />
      ) : (
        <Empty icon={ClipboardCheck} title={noApprovalsText.title} minH="16rem">
          {noApprovalsText.description}
        </Empty>
      )}
    </chakra.div>
  );
}

function Groups({
  groups,
  gone,
  openTask,
  body,
  ...cards
}: Omit<QueueListProps, 'queue' | 'listRef'> & {
  readonly groups: readonly TaskGroup[];
  readonly gone: ReadonlySet<string>;
}) {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const toggle = useCallback((key: string, open: boolean) => setToggled((now) => ({ ...now, [key]: open })), []);
  const count = useDeferredValue(groups.length, firstGroups);
  return groups.slice(0, count).map((group) => {
    const key = groupKey(group);
    const holdsOpenTask = group.tasks.some(({ id }) => id === openTask);
    const open = holdsOpenTask || (toggled[key] ?? isOpenByDefault(group.count));
    return (
      <ClientGroup
        key={key}
        client={group.locationClient}
        count={group.count}
        open={open}
        onToggle={() => toggle(key, !open)}
      >
        {group.tasks.map((task) => (
          <TaskCard key={task.id} task={task} gone={gone.has(task.id)} open={task.id === openTask} {...cards}>
            {task.id === openTask ? body(task) : null}
          </TaskCard>
        ))}
      </ClientGroup>
    );
  });
}
