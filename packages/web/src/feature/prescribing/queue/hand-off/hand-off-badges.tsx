import { formatDate, formatDateTime, type PlainDate } from '@signa/core/base';
import { deadlineText, isTaskEventPossible, requestDeadline, snoozeState } from '@signa/core/prescribing';
import { AlarmClock, AlarmClockCheck, Stethoscope, UserRound, UserRoundCheck, UserRoundX } from 'lucide-react';
import { Badge } from '../../../../part/badge/badge';
import { usePractice } from '../../../../platform/practice/practice';
import type { TaskRow } from '../request/rows';

/** Whose request it is, until when it is snoozed, and whether it waits for an exam (P-510, P-513, P-514, P-518). */
export function HandOffBadges({ task, today }: { readonly task: TaskRow; readonly today: PlainDate }) {
  if (!isTaskEventPossible(task.status, 'changeWorkflow')) return null;
  return (
    <>
      <AssigneeBadge task={task} />
      <SnoozeBadge task={task} today={today} />
      <ExamBadge task={task} />
    </>
  );
}

function AssigneeBadge({ task }: { readonly task: TaskRow }) {
  const { assignment } = usePractice();
  const assignee = task.prescriptionTaskWorkflow?.workflowLocationUser;
  if (!assignee) return null;
  if (task.isAssigneeUnavailable) {
    const tooltip = `${assignee.displayName} can no longer work on requests here. Assign it to another colleague.`;
    return (
      <Badge tone="near" icon={UserRoundX} tooltip={tooltip}>
        Back with everyone
      </Badge>
    );
  }
  const isOwn = assignee.id === assignment.id;
  return (
    <Badge tone={isOwn ? 'accent' : 'neutral'} icon={isOwn ? UserRoundCheck : UserRound} breaks>
      {isOwn ? 'Assigned to you' : `With ${assignee.displayName}`}
    </Badge>
  );
}

function SnoozeBadge({ task, today }: { readonly task: TaskRow; readonly today: PlainDate }) {
  const { location } = usePractice();
  const { snooze } = task;
  const state = snoozeState(task, today);
  if (!snooze || state === 'listed') return null;
  const by = `${snooze.byLocationUser?.displayName ?? 'A former user'}, ${formatDateTime(snooze.at, location.timeZone)}`;
  const tooltip = snooze.reason === null ? by : `${by}: ${snooze.reason}`;
  const deadline = requestDeadline([task], location.timeZone);
  return state === 'back' ? (
    <Badge tone="near" icon={AlarmClockCheck} tooltip={tooltip}>
      Back from snooze
    </Badge>
  ) : (
    <Badge tone="draft" icon={AlarmClock} tooltip={tooltip} detail={deadline && deadlineText(deadline)}>
      {`Snoozed until ${formatDate(snooze.until)}`}
    </Badge>
  );
}

function ExamBadge({ task }: { readonly task: TaskRow }) {
  const { location } = usePractice();
  const deadline = requestDeadline([task], location.timeZone);
  return (
    task.exam && (
      <Badge
        tone="near"
        icon={Stethoscope}
        tooltip={`Tell the client: ${task.exam.clientText}`}
        detail={deadline && deadlineText(deadline)}
      >
        Waiting for exam
      </Badge>
    )
  );
}
