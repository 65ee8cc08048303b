import { chakra } from '@chakra-ui/react';
import type { QueueFilters } from '@signa/core/task';
import { useCallback, useMemo, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useShortcut } from '../../../app/keyboard/use-shortcut';
import { later, useAhead } from '../../../app/later';
import { usePractice } from '../../../app/session/practice';
import type { CardAct } from '../card/task-actions';
import { useOpenDirect } from '../../../part/prescription-form/direct/use-open-direct';
import { room } from '../../../part/prescription-form/room';
import { asCard } from '../card/layout';
import { useDecline } from '../decline/use-decline';
import { isNarrowed } from '../filter/set-filters';
import { OpenSkeleton } from '../open/open-skeleton';
import type { FormLists } from '../../../part/prescription-form/lists/use-form-lists';
import { useWorkflow } from '../workflow/use-workflow';
import { QueueList } from './queue-list';
import { openPanelsOf, rowOrder } from './row-order';
import type { TaskRow } from './rows';
import { useCardWindow } from './use-card-window';
import { useClientPanels } from './use-client-panels';
import { useHolding } from './use-holding';
import { useOpenCard } from './use-open-card';
import { useQueue } from './use-queue';
import type { Queue } from './use-queue';
import { useSuccessor } from './use-successor';
import { focusFirstRow, useRowKeys } from './use-row-keys';

export interface ApproveQueueProps {
  readonly filters: QueueFilters;
  readonly lists: FormLists;
  /** The id that the filters name as what they filter. */
  readonly id: string;
  /** Shows another page in place of one that does not exist; left out where only the first one shows. */
  readonly onPageGone?: (page: number) => void;
  /** Above the list, such as the filters. */
  readonly head: (queue: Queue) => ReactNode;
  /** Below the list, such as the pages. */
  readonly foot?: (queue: Queue) => ReactNode;
}

const section = 'Approve';

// A list is read before one of its requests is answered.
const openTask = later(() => import('../answers').then((module) => module.OpenTask));
const declineDialog = later(() => import('../answers').then((module) => module.DeclineDialog));
const workflowDialog = later(() => import('../answers').then((module) => module.WorkflowDialog));
const answers = [openTask, declineDialog, workflowDialog];

const stay = () => undefined;

/** The requests that wait, each answered where it stands. */
export function ApproveQueue({ filters, lists, id, onPageGone = stay, head, foot }: ApproveQueueProps) {
  const { location, today } = usePractice();
  const list = useRef<HTMLDivElement>(null);
  const listKey = JSON.stringify(filters);
  const { openId, open, close } = useOpenCard(list, listKey);
  const { holding, watch } = useHolding();
  const workflow = useWorkflow();
  const decline = useDecline();
  const isAtWork = holding || openId !== null || decline.task !== null || workflow.task !== null;
  const queue = useQueue(filters, location.id, isAtWork, onPageGone);
  const { leave, groups } = queue;
  const panels = useClientPanels({ groups, listKey, old: queue.rows.old, openTask: openId });
  const { isOpen } = panels;
  const rows = useMemo(() => rowOrder(groups, isOpen), [groups, isOpen]);
  const { expectToLeave, next } = useSuccessor(list, rows);
  const openPanels = useMemo(() => openPanelsOf(groups, isOpen), [groups, isOpen]);
  const cards = useCardWindow(list, openPanels, { openTask: openId, next });
  const walk = useRowKeys(list, rows, cards.reach);
  const direct = useOpenDirect();
  useAhead(queue.rows.data !== undefined, answers);
  const { ask: askDecline } = decline;
  const { ask: askWorkflow } = workflow;
  const { open: openDirect } = direct;

  const onToggle = useCallback(
    (task: TaskRow, isOpen: boolean) => (isOpen ? close(task.id) : open(task.id)),
    [open, close],
  );
  const onAct = useCallback(
    (task: TaskRow, act: CardAct) => {
      if (act === 'decline') askDecline(task);
      else if (act === 'workflow') askWorkflow(task);
      else if (act === 'copy') openDirect({ from: 'task-copy', id: task.id, uuid: task.uuid });
      else open(task.id);
    },
    [askDecline, askWorkflow, openDirect, open],
  );
  const done = (task: TaskRow) => {
    expectToLeave(task.id);
    close(task.id);
    leave(task.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || openId === null || event.defaultPrevented || isInDialog(event.target)) return;
    event.preventDefault();
    close(openId);
  };

  useShortcut({
    keys: ['↓'],
    label: 'To the requests',
    section,
    enabled: openId === null,
    run: () => void focusFirstRow(list.current),
  });
  useShortcut({
    keys: ['Esc'],
    label: 'Close the open request',
    section,
    enabled: openId !== null,
    run: () => openId !== null && close(openId),
  });

  return (
    <chakra.div css={room}>
      <chakra.div data-open-task={openId ?? undefined} css={alone} onKeyDown={onKeyDown}>
        {head(queue)}
        <chakra.div id={id} ref={list} {...watch}>
          <QueueList
            queue={queue}
            isNarrowed={isNarrowed(filters)}
            panels={panels}
            cards={cards}
            onKeyDown={walk}
            today={today()}
            timeZone={location.timeZone}
            openTask={openId}
            onToggle={onToggle}
            onAct={onAct}
            body={(row) => (
              <openTask.Part
                fallback={<OpenSkeleton row={row} />}
                row={row}
                lists={lists}
                onDecline={askDecline}
                onDone={() => done(row)}
              />
            )}
          />
        </chakra.div>
        {foot?.(queue)}
      </chakra.div>
      {decline.task && (
        <declineDialog.Part
          task={decline.task}
          busy={decline.busy}
          onDecline={(reason) => void decline.decline(reason, done)}
          onDeclineAndCopy={
            direct.mayCopy ? (reason) => void decline.decline(reason, direct.declinedAndCopied) : undefined
          }
          onClose={decline.close}
        />
      )}
      {workflow.task && (
        <workflowDialog.Part
          task={workflow.task}
          lists={lists}
          busy={workflow.busy}
          onSave={(form) => void workflow.save(form)}
          onClose={workflow.close}
        />
      )}
    </chakra.div>
  );
}

/** A dialog over the list has keys of its own. */
const isInDialog = (target: EventTarget) => target instanceof Element && target.closest('dialog') !== null;

/** On a narrow screen an open card has the page for itself. */
const alone = {
  // The browser must not hold on to what stands below a card that grows.
  overflowAnchor: 'none',
  [asCard]: {
    '&[data-open-task] :is([data-queue-bar], [data-queue-foot], [data-group]:not(:has([data-open])), [data-group] > div > h2, [data-task]:not([data-open]), [data-room])':
      { display: 'none' },
  },
} as const;
