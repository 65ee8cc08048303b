import { type TaskStatus, taskStatusLabel } from '@signa/core/prescribing';
import { CircleCheck, CircleDashed, CircleX, Flag } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Badge } from './badge';
import type { BadgeTone } from './badge';

const badgeStyles: Readonly<Record<TaskStatus, { readonly tone: BadgeTone; readonly icon: LucideIcon }>> = {
  PENDING: { tone: 'neutral', icon: CircleDashed },
  VET_APPROVED: { tone: 'ready', icon: CircleCheck },
  PV1_APPROVED: { tone: 'ready', icon: CircleCheck },
  VET_DECLINED: { tone: 'declined', icon: CircleX },
  PV1_DECLINED: { tone: 'declined', icon: CircleX },
};

interface TaskStatusBadgeProps {
  readonly status: TaskStatus;
  /** Display name of the approver (P-153). */
  readonly approver?: string | null;
}

/** Approval status of a request (P-153, P-162). */
export function TaskStatusBadge({ status, approver }: TaskStatusBadgeProps) {
  const { tone, icon } = badgeStyles[status];
  return (
    <Badge tone={tone} icon={icon}>
      {taskStatusLabel(status, approver)}
    </Badge>
  );
}

/** Step of the practice's own workflow that a request or prescription is at (P-174). */
export function WorkflowBadge({ description }: { readonly description: string }) {
  return <Badge icon={Flag}>{description}</Badge>;
}
