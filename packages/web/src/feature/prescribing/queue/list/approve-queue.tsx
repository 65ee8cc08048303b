import { chakra } from '@chakra-ui/react';
import type { QueueFilters } from '@signa/core/prescribing';
import { useCallback, useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { usePreload } from '../../../../platform/lazy/lazy-part';
import { usePractice } from '../../../../platform/practice/practice';
import type { CardActionKind } from '../card/task-actions';
import { useOpenDirect } from '../../prescription-form/direct/use-open-direct';
import { StaleRows } from '../../../../part/list/stale-rows';
import type { panelOf } from '../../../../part/list/tab-panel';
import { room } from '../../../../part/surface/room';
import { asCard } from '../layout/layout';
import { besideBar } from '../layout/sticky-bar';
import { useDecline } from '../answer/use-decline';
import { OpenSkeleton } from '../open/open-skeleton';
import type { FormLists } from '../../prescription-form/lists/use-form-lists';
import { NothingInView } from '../empty-view/nothing-in-view';
import { useHandOff } from '../hand-off/use-hand-off';
import { useWorkflow } from '../answer/use-workflow';
import type { Saved } from '../../prescription-form/issue/use-issue';
import type { RowAnswer } from './answered';
import { answerComponents, openTask as openTaskPart, QueueDialogs } from '../answer/queue-dialogs';
import { PositionSteps } from './position-steps';
import { QueueList } from './queue-list';
import { windowRows } from '../request/card-window';
import { rowOrder } from '../request/row-order';
import { valueOfType } from '../request/request-types';
import type { TaskRow } from '../request/rows';
import type { ListPlace } from './row-height';
import { useCardWindow } from './use-card-window';
import { useClientPanels } from './use-client-panels';
import { useListInUse } from './use-list-in-use';
import { useOpenCard } from './use-open-card';
import { useQueuePosition } from './use-queue-position';
import { useQueue } from './use-queue';
import type { Queue } from './use-queue';
import { useUnsentTasks } from './use-unsent-tasks';
import { useSuccessor } from './use-successor';
import { useOpenedRequest } from './use-opened-request';
import { useQueueKeys } from './use-queue-keys';
import { useRowKeys } from '../request/use-row-keys';
import { useClickGuard } from './use-click-guard';

interface ApproveQueueProps {
  readonly filters: QueueFilters;
  readonly lists: FormLists;
  /** The ID of the list, and its tab panel props if it has tabs. */
  readonly panel: Pick<ReturnType<typeof panelOf>, 'id'> & Partial<ReturnType<typeof panelOf>>;
  /** Shows another page instead of one that doesn't exist; omitted if there is only the first page. */
  readonly onPageGone?: (page: number) => void;
  /** Estimates the list's position before its first layout. */
  readonly place: () => ListPlace;
  /** Content above the list, such as the filters, including the position of the open request. */
  readonly head: (queue: Queue, place: ReactNode) => ReactNode;
  /** Content below the list, such as the pagination. */
  readonly foot?: (queue: Queue) => ReactNode;
}

const stay = () => undefined;

/** The queue of pending requests, each of which can be answered in place. */
export function ApproveQueue({
  filters,
  lists,
  panel,
  place: listPlace,
  onPageGone = stay,
  head,
  foot,
}: ApproveQueueProps) {
  const { location, today, assignment } = usePractice();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listKey = JSON.stringify(filters);
  const { openTask, openId, open, close } = useOpenCard(list, listKey);
  const { isInUse, watch } = useListInUse();
  const workflow = useWorkflow();
  const decline = useDecline();
  const handOff = useHandOff();
  const isAtWork = isInUse || [openId, decline.task, workflow.task, handOff.open].some((one) => one !== null);
  const queue = useQueue(filters, location, isAtWork, onPageGone);
  const { answer, gone, rows: read } = queue;
  const isListed = read.data !== undefined && !read.old;
  const groups = useOpenedRequest({ groups: queue.groups, isListed, openTask, close });
  const panels = useClientPanels({ groups, listKey, old: read.old, openTask: openId });
  const { isOpen } = panels;
  const rows = useMemo(() => rowOrder(groups, isOpen), [groups, isOpen]);
  const orElse = useCallback(() => firstControl(root.current), []);
  const { pass, next } = useSuccessor(list, rows, decline.task?.id ?? openId, orElse);
  const onPage = useMemo(() => windowRows(groups, isOpen), [groups, isOpen]);
  const cards = useCardWindow(list, onPage, { openTask: openId, next }, listPlace);
  const walk = useRowKeys(list, rows, cards.reach);
  const place = useQueuePosition(groups, openId, filters, location.id);
  const settle = useClickGuard(groups);
  const unsent = useUnsentTasks(groups, openId);
  const direct = useOpenDirect();
  usePreload(read.data !== undefined, answerComponents);
  const { ask: askDecline } = decline;
  const { ask: askWorkflow } = workflow;
  const { ask: askHandOff } = handOff;
  const { open: openDirect } = direct;

  const { groups: listed } = queue;
  const leave = useCallback(
    (id: string) => {
      // A request opened by link from outside the list stays in it only while open.
      if (!listed.some(({ tasks }) => tasks.some((task) => task.id === id))) pass(id);
      close(id);
    },
    [listed, pass, close],
  );
  const onToggle = useCallback(
    (task: TaskRow, isOpen: boolean) => (isOpen ? leave(task.id) : open(task)),
    [open, leave],
  );
  const onAct = useCallback(
    (task: TaskRow, act: CardActionKind) => {
      if (act === 'decline') askDecline(task);
      else if (act === 'workflow') askWorkflow(task);
      else if (act === 'hand-off' || act === 'snooze' || act === 'exam') askHandOff(task, act);
      else if (act === 'copy') openDirect({ from: 'task-copy', id: task.id, uuid: task.uuid });
      else open(task);
    },
    [askDecline, askWorkflow, askHandOff, openDirect, open],
  );
  const answered = (task: TaskRow, given: Omit<RowAnswer, 'actionedByLocationUser'>) => {
    pass(task.id);
    if (openId === task.id) close(task.id);
    answer(task, { ...given, actionedByLocationUser: { id: assignment.id, displayName: assignment.displayName } });
  };
  const done = (task: TaskRow, { type, prescription }: Saved) => {
    if (type === 'SaveAsDraft') leave(task.id);
    else answered(task, { status: 'VET_APPROVED', prescriptionId: prescription.id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openId === null || event.defaultPrevented || isInDialog(event.target)) return;
    event.preventDefault();
    leave(openId);
  };
  useQueueKeys(list, { groups, gone, openId, place, open, close: leave, decline: askDecline, handOff: askHandOff });

  return (
    <chakra.div ref={root} css={room}>
      <chakra.div data-open-task={openId ?? undefined} css={[besideBar, alone]} onKeyDown={onKeyDown}>
        {head(queue, place && <PositionSteps place={place} of={listedOf(queue, filters)} onOpen={open} />)}
        <div {...panel} ref={list} onClickCapture={settle} {...watch}>
          <StaleRows isStale={queue.isStale}>
            <QueueList
              queue={queue}
              groups={groups}
              empty={<NothingInView filters={filters} lists={lists} />}
              panels={panels}
              cards={cards}
              onKeyDown={walk}
              today={today()}
              timeZone={location.timeZone}
              openTask={openId}
              unsent={unsent}
              onToggle={onToggle}
              onAct={onAct}
              body={(row) => (
                <openTaskPart.Part
                  fallback={<OpenSkeleton row={row} />}
                  row={row}
                  lists={lists}
                  onDecline={askDecline}
                  onDone={(saved) => done(row, saved)}
                />
              )}
            />
          </StaleRows>
        </div>
        {foot?.(queue)}
      </chakra.div>
      <QueueDialogs
        decline={decline}
        workflow={workflow}
        handOff={handOff}
        lists={lists}
        onDeclined={(task) => answered(task, { status: 'VET_DECLINED', prescriptionId: task.prescriptionId })}
      />
    </chakra.div>
  );
}

/** The number of cards on all pages; undefined while unknown. */
const listedOf = ({ typeCounts }: Queue, { requestType }: QueueFilters) => typeCounts[valueOfType(requestType)];

/** The control that receives focus once no request is left: the search, or else the first link. */
const firstControl = (root: HTMLElement | null) =>
  root?.querySelector<HTMLElement>('input[type=search]') ?? root?.querySelector<HTMLElement>('a[href], button') ?? null;

/** A dialog above the list has its own keys. */
const isInDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog') !== null;

/** On a narrow screen, an open card takes up the whole page. */
const alone = {
  [asCard]: {
    '&[data-open-task] :is([data-view-bar], [data-queue-bar], [data-queue-foot], [data-group]:not(:has([data-open])), [data-group] > div > h2, [data-task]:not([data-open]), [data-room])':
      { display: 'none' },
  },
} as const;
