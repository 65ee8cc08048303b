import { isTaskEventPossible } from '@signa/core/prescribing';
import type { RefObject } from 'react';
import { useShortcut } from '../../../../platform/keyboard/use-shortcut';
import { usePractice } from '../../../../platform/practice/practice';
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
}

const section = 'Approve';

/** The card that contains the focus. */
const focusedTask = (list: HTMLElement | null) => {
  const card = document.activeElement?.closest<HTMLElement>('[data-task]');
  return (list?.contains(card ?? null) && card?.dataset.task) || null;
};

/** The keys of the queue, in addition to those of its rows (P-162, P-251, P-264). */
export function useQueueKeys(
  list: RefObject<HTMLElement | null>,
  { groups, gone, openId, place, open, close, decline }: QueueKeys,
) {
  const { mayUse } = usePractice();
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
      const id = focusedTask(list.current) ?? openId;
      const task = groups.flatMap(({ tasks }) => tasks).find((each) => each.id === id);
      if (task && isTaskEventPossible(task.status, 'decline') && !gone.has(task.id)) decline(task);
    },
  });
}
