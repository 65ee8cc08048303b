import { chakra } from '@chakra-ui/react';
import type { PlainDate } from '@signa/core/time';
import { ChevronUp, Flag } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePractice } from '../../../app/session/practice';
import { Button } from '../../../part/button/button';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import type { TaskRow } from '../queue/rows';
import { asRow } from './layout';
import { TaskActions } from './task-actions';
import type { CardAct } from './task-actions';
import { TaskBadges } from './task-badges';
import { TaskHead } from './task-head';

export interface TaskCardProps {
  readonly task: TaskRow;
  readonly today: PlainDate;
  readonly timeZone: string;
  readonly gone: boolean;
  readonly open: boolean;
  readonly onToggle: (task: TaskRow) => void;
  readonly onAct: (task: TaskRow, act: CardAct) => void;
  /** What an open card shows below its head. */
  readonly children?: ReactNode;
}

/** One request. A page of them is drawn once and then only where something changed. */
export const TaskCard = memo(function TaskCard({
  task,
  today,
  timeZone,
  gone,
  open,
  onToggle,
  onAct,
  children,
}: TaskCardProps) {
  const body = useId();
  const head = useRef<HTMLButtonElement>(null);
  const patientName = task.locationPatient?.name ?? 'Office Use';
  const toggle = () => onToggle(task);
  const close = () => {
    onToggle(task);
    head.current?.focus();
  };
  return (
    <chakra.li
      data-task={task.id}
      data-open={open || undefined}
      listStyleType="none"
      scrollMarginTop="var(--queue-top)"
      css={{
        '&:not(:first-of-type)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
        '&[data-open]': {
          borderRadius: 'card',
          outline: '1px solid {colors.accent.border}',
          boxShadow: '0 0 0 3px {colors.accent.subtle}',
          position: 'relative',
          zIndex: 1,
          bg: 'bg.surface',
        },
      }}
    >
      <chakra.div
        position="relative"
        display="grid"
        gap="3"
        p="4"
        alignItems="start"
        gridTemplateColumns="2rem minmax(0, 1fr)"
        opacity={gone && !open ? 0.6 : undefined}
        css={{
          '&:hover': { bg: open ? undefined : 'bg.hover' },
          [asRow]: {
            gridTemplateColumns: '2rem minmax(0, 1fr) 13.75rem 12rem',
            alignItems: 'center',
            minHeight: '4rem',
            py: '2',
          },
        }}
      >
        <SpeciesIcon species={task.locationPatient ? (task.locationPatient.species?.code ?? null) : 'office-use'} />
        <TaskHead task={task} timeZone={timeZone} open={open} controls={body} onToggle={toggle} headRef={head} />
        <Cell>
          <TaskBadges task={task} today={today} gone={gone} />
        </Cell>
        <Cell wholeLine>
          {open ? (
            <OpenActions
              task={task}
              patientName={patientName}
              onClose={close}
              onWorkflow={() => onAct(task, 'workflow')}
            />
          ) : gone ? null : (
            <TaskActions task={task} patientName={patientName} onAct={(act) => onAct(task, act)} />
          )}
        </Cell>
      </chakra.div>
      <div id={body}>{open && children}</div>
    </chakra.li>
  );
});

/** Under the two lines on a phone, a column of its own on the desk. */
function Cell({ children, wholeLine = false }: { readonly children: ReactNode; readonly wholeLine?: boolean }) {
  return (
    <chakra.div minW="0" gridColumn={wholeLine ? '1 / -1' : '2'} css={{ [asRow]: { gridColumn: 'auto' } }}>
      {children}
    </chakra.div>
  );
}

/** An open card offers to close it and to hand it on; all other buttons stand beside its form. */
function OpenActions({
  task,
  patientName,
  onClose,
  onWorkflow,
}: {
  readonly task: TaskRow;
  readonly patientName: string;
  readonly onClose: () => void;
  readonly onWorkflow: () => void;
}) {
  const { mayUse } = usePractice();
  const about = <chakra.span srOnly> {patientName}</chakra.span>;
  return (
    <chakra.span position="relative" display="flex" justifyContent="flex-end" gap="1">
      {task.status === 'PENDING' && mayUse('UpdatePrescriptionTaskWorkflow') && (
        <Button variant="plain" icon={Flag} onClick={onWorkflow} aria-label={`Workflow of ${patientName}`}>
          Workflow
        </Button>
      )}
      <Button variant="plain" icon={ChevronUp} keys={['Esc']} onClick={onClose}>
        <span>Close{about}</span>
      </Button>
    </chakra.span>
  );
}
