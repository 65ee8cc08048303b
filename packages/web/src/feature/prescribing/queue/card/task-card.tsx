import { chakra } from '@chakra-ui/react';
import type { PlainDate } from '@signa/core/base';
import { memo, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { SpeciesIcon } from '../../../../part/picture/species-icon';
import type { TaskRow } from '../request/rows';
import { ActionCell, BadgeCell, HeadGrid } from './head-grid';
import { openCardColumns } from '../../prescription-form/editor/editor-layout';
import { fitsRail } from '../../../../part/surface/room';
import { asCard } from '../layout/layout';
import { OpenActions } from './open-actions';
import { TaskActions } from './task-actions';
import type { CardActionKind } from './task-actions';
import { TaskBadges } from './task-badges';
import { TaskHead } from './task-head';

interface TaskCardProps {
  readonly task: TaskRow;
  /** Its 1-based position among the client's requests, not all of which are rendered. */
  readonly place: number;
  readonly of: number;
  readonly today: PlainDate;
  readonly timeZone: string;
  readonly unsent: boolean;
  readonly gone: boolean;
  readonly open: boolean;
  /** Its index among all rows of the page, for the virtualizer. */
  readonly index?: number | undefined;
  readonly measure?: (element: HTMLElement | null) => void;
  readonly onToggle: (task: TaskRow, isOpen: boolean) => void;
  readonly onAct: (task: TaskRow, act: CardActionKind) => void;
  /** The body of an open card. */
  readonly children?: ReactNode;
}

/**
 * A double-click means to open the card. After the first click, Close is where Approve was and the header is a toggle,
 * so the second click must not close it.
 */
const isSecond = ({ detail }: MouseEvent) => detail > 1;

/** One request card. Memoized so that a page of cards rerenders only what changed. */
export const TaskCard = memo(function TaskCard({
  task,
  index,
  measure,
  place,
  of,
  today,
  timeZone,
  unsent,
  gone,
  open,
  onToggle,
  onAct,
  children,
}: TaskCardProps) {
  const body = useId();
  const head = useRef<HTMLButtonElement>(null);
  const patientName = task.locationPatient?.name ?? 'Office Use';
  const toggle = (event: MouseEvent) => {
    if (!isSecond(event)) onToggle(task, open);
  };
  const close = (event: MouseEvent) => {
    if (isSecond(event)) return;
    onToggle(task, open);
    head.current?.focus();
  };
  return (
    <chakra.li
      ref={measure}
      data-index={index}
      data-task={task.id}
      aria-posinset={place}
      aria-setsize={of}
      data-open={open || undefined}
      data-sign-scope
      listStyleType="none"
      css={{
        // A focused row stays below the sticky bar and the client's sticky heading; the header of an open card, below
        // the bar.
        scrollMarginTop: 'calc(var(--queue-top, 3.25rem) - 3.25rem + 2.5rem)',
        '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
        '&[data-open]': {
          scrollMarginTop: 'calc(var(--queue-top, 3.25rem) - 3.25rem + 0.5rem)',
          // Tall enough to scroll to the bar while its content loads, even at the end of the page.
          minHeight: 'calc(100dvh - var(--queue-top, 3.25rem) - 1rem)',
          ...openCardColumns,
          borderRadius: 'card',
          outline: '1px solid {colors.accent.border}',
          boxShadow: '0 0 0 3px {colors.accent.subtle}',
          position: 'relative',
          zIndex: 1,
          bg: 'bg.surface',
          // With focus on its header, the keys act on the whole card.
          '&:has([data-queue-row]:focus-visible)': {
            outline: '2px solid {colors.focus.ring}',
            outlineOffset: '2px',
            '& [data-queue-row]': { outline: 'none' },
          },
          // Takes up the whole page, even while its content is short.
          [asCard]: {
            outline: 'none',
            boxShadow: 'none',
            borderRadius: '0',
            minHeight: 'calc(100dvh - 3.25rem)',
            scrollMarginTop: '0',
          },
        },
      }}
    >
      <HeadGrid state={open ? 'open' : gone ? 'gone' : 'closed'}>
        <chakra.span css={{ '[data-open] &': { [asCard]: { display: 'none' } } }}>
          <SpeciesIcon species={task.locationPatient ? (task.locationPatient.species?.code ?? null) : 'office-use'} />
        </chakra.span>
        <TaskHead task={task} timeZone={timeZone} open={open} controls={body} onToggle={toggle} headRef={head} />
        <BadgeCell open={open}>
          <TaskBadges task={task} today={today} unsent={unsent} gone={gone} open={open} />
        </BadgeCell>
        <ActionCell open={open}>
          {open && (
            <OpenActions
              task={task}
              patientName={patientName}
              onClose={close}
              onWorkflow={() => onAct(task, 'workflow')}
              onHandOff={(kind) => onAct(task, kind)}
            />
          )}
          {!open && !gone && <TaskActions task={task} patientName={patientName} onAct={(act) => onAct(task, act)} />}
        </ActionCell>
      </HeadGrid>
      <chakra.div id={body} css={{ [fitsRail]: { '[data-open] > &': { display: 'contents' } } }}>
        {open && <PageHeading>{`Request for ${patientName}`}</PageHeading>}
        {open && children}
      </chakra.div>
    </chakra.li>
  );
});

/** On a phone, an open card hides the client's heading, so it provides the page's own. */
const PageHeading = chakra('h2', {
  base: { srOnly: true, display: 'none', [asCard]: { display: 'block' } },
});
