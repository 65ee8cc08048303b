import { chakra } from '@chakra-ui/react';
import { inactivityNotice } from '@signa/core/clients';
import {
  expiryOfTask,
  isTaskEventPossible,
  preparedBy,
  preparedByText,
  requestsLabel,
  urgencyOf,
} from '@signa/core/prescribing';
import type { PlainDate } from '@signa/core/base';
import { CircleSlash2, Layers, PencilLine, UserRoundPen, UserRoundX } from 'lucide-react';
import { usePractice } from '../../../../platform/practice/practice';
import { useServices } from '../../../../platform/services/services';
import { Badge } from '../../../../part/badge/badge';
import { ExpiryBadge } from '../../../../part/badge/expiry-badge';
import { TaskStatusBadge, WorkflowBadge } from '../../../../part/badge/task-badges';
import { UrgencyBadge } from '../../../../part/badge/urgency-badge';
import { ProductBadges } from '../../../../part/badge/product-badges';
import { HandOffBadges } from '../hand-off/hand-off-badges';
import type { TaskRow } from '../request/rows';
import { asColumns } from '../layout/layout';

interface TaskBadgesProps {
  readonly task: TaskRow;
  readonly today: PlainDate;
  /** True if something was typed into it and never sent (P-261). */
  readonly unsent: boolean;
  /** True if it left the list while the user worked on it. */
  readonly gone: boolean;
  /** In the header of an open card, they join the product's badges in one run. */
  readonly open: boolean;
}

/** The fixed column of a card: status, urgency and workflow above, expiration below (P-139, P-153, P-174, P-238, P-450). */
export function TaskBadges({ task, today, unsent, gone, open }: TaskBadgesProps) {
  const requests = requestsLabel(task.joined);
  const { assignment, location } = usePractice();
  const { clock } = useServices();
  const isPending = isTaskEventPossible(task.status, 'saveDraft');
  // An answered request shows its prescription, which its vet signed.
  const author = isPending && task.prescription ? preparedBy(task.prescription, assignment.id) : null;
  const workflow = task.prescriptionTaskWorkflow?.currentWorkflowStatus?.description;
  return (
    <chakra.span
      display="flex"
      flexWrap="wrap"
      gap="1"
      minW="0"
      css={open ? undefined : { [asColumns]: { flexDirection: 'column', flexWrap: 'nowrap' } }}
    >
      <chakra.span display="inline-flex" flexWrap="wrap" gap="1" minW="0">
        {gone ? (
          <Badge icon={CircleSlash2} tooltip="It was answered or no longer matches the filters.">
            Left this list
          </Badge>
        ) : (
          <TaskStatusBadge status={task.status} approver={task.actionedByLocationUser?.displayName} />
        )}
        {requests && (
          <Badge icon={Layers} tooltip="For the same prescription, answered together.">
            {open ? `${requests}, 1 prescription` : requests}
          </Badge>
        )}
        {task.assignedToLocationUser &&
          task.isAssignedVetInactive &&
          isTaskEventPossible(task.status, 'changeWorkflow') && (
            <Badge
              tone="near"
              icon={UserRoundX}
              tooltip={`${task.assignedToLocationUser.displayName} no longer works here as a vet. Assign the request to another vet.`}
            >
              Vet not active
            </Badge>
          )}
        {!gone && <UrgencyBadge urgency={urgencyOf(task, clock.now(), location.timeZone)} />}
        {workflow && <WorkflowBadge description={workflow} />}
        <HandOffBadges task={task} today={today} />
      </chakra.span>
      {isPending && task.locationPatient && inactivityNotice({ isActive: true }, task.locationPatient) && (
        <Badge tone="declined" icon={UserRoundX} tooltip="Nothing can be authorized for an inactive patient.">
          {task.locationPatient.isDeceased ? 'Patient deceased' : 'Patient not active'}
        </Badge>
      )}
      {unsent && (
        <Badge tone="accent" icon={PencilLine} tooltip="Open it to continue where you left off.">
          Unsent changes
        </Badge>
      )}
      <ExpiryBadge expiry={expiryOfTask(task)} today={today} />
      {open && task.product && <ProductBadges product={task.product} />}
      {author && (
        <Badge tone="draft" icon={UserRoundPen} breaks>
          {preparedByText(author, today, location.timeZone)}
        </Badge>
      )}
    </chakra.span>
  );
}
