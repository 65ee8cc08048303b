import { isTaskEventPossible } from '@signa/core/prescribing';
import type { RefObject } from 'react';
import { useShortcut } from '../../../../platform/keyboard/use-shortcut';
import { usePractice } from '../../../../platform/practice/practice';
import type { HandOffKind } from '../hand-off/hand-off-kind';
import { useMayHandOff } from '../hand-off/use-hand-off';
import type { QueuePosition } from './queue-position';
import type { TaskGroup, TaskRow } from '../request/rows';
import { focusFirstRow } from '../request/use-row-keys';

interface QueueKeys {
  readonly groups: readonly TaskGroup[];
  readonly gone: ReadonlySet<string>;
  readonly openId: string | null;
  readonly place: QueuePosition | null;
  readonly open: (task: TaskRow) => void;
  readonly close: (id: string) => void;
  readonly decline: (task: TaskRow) => void;
  readonly handOff: (task: TaskRow, kind: HandOffKind) => void;
}

const section = 'Approve';

/** The card that contains the focus. */
const focusedTask = (list: HTMLElement | null) => {
  const card = document.activeElement?.closest<HTMLElement>('[data-task]');
  return (list?.contains(card ?? null) && card?.dataset.task) || null;
};

/** The keys of the queue, in addition to those of its rows (P-162, P-251, P-264, P-510, P-514, P-518). */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  { groups, gone, openId, place, open, close, decline, handOff }: QueueKeys,
) {
  const { mayUse } = usePractice();
  /** The request with the focus, or the open one. */
  const current = () => {
    const id = focusedTask(list.current) ?? openId;
    const task = groups.flatMap(({ tasks }) => tasks).find((each) => each.id === id);
    return task && !gone.has(task.id) ? task : null;
  };
  useShortcut({
    keys: ['↓'],
    label: 'Go to the requests',
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
  useShortcut({
    keys: ['J'],
    label: 'Open the next request',
    section,
    enabled: openId !== null,
    run: () => place?.next && open(place.next),
  });
  useShortcut({
    keys: ['K'],
    label: 'Open the previous request',
    section,
    enabled: openId !== null,
    run: () => place?.previous && open(place.previous),
  });
  useShortcut({
    keys: ['D'],
    label: 'Decline the request',
    section,
    enabled: mayUse('UpsertPrescriptionTask'),
    run: () => {
      const task = current();
      if (task && isTaskEventPossible(task.status, 'decline')) decline(task);
    },
  });
  const mayHandOff = useMayHandOff();
  const handOffBy = (kind: HandOffKind) => () => {
    const task = current();
    if (task && mayHandOff(task, kind)) handOff(task, kind);
  };
  useShortcut({
    keys: ['A'],
    label: 'Assign the request, or mention a colleague',
    section,
    enabled: mayUse('HandOffRequest'),
    run: handOffBy('hand-off'),
  });
  useShortcut({
    keys: ['S'],
    label: 'Snooze the request',
    section,
    enabled: mayUse('SnoozeRequest'),
    run: handOffBy('snooze'),
  });
  useShortcut({
    keys: ['E'],
    label: 'Ask for an exam first',
    section,
    enabled: mayUse('AskForExam'),
    run: handOffBy('exam'),
  });
}
