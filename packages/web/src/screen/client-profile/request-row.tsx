import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { expiryOfTask, requestsLabel, taskTypeLabel } from '@signa/core/prescribing';
import { formatDateTime } from '@signa/core/base';
import { Layers, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import { usePractice } from '../../platform/practice/practice';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { ExpiryBadge } from '../../part/badge/expiry-badge';
import { TaskStatusBadge, WorkflowBadge } from '../../part/badge/task-badges';
import { MetaLine } from '../../part/list/meta-line';
import { typeIconOf } from '../../part/picture/request-type-icon';
import { Tile } from '../../part/picture/tile';
import { usePersonKey } from '../../feature/prescribing/prescription-form/unsent/use-person-key';
import { unsentWork } from '../../feature/prescribing/prescription-form/unsent/unsent-work';
import { workSubject } from '../../feature/prescribing/prescription-form/unsent/work-subject';
import { fullTitle } from '../../part/text/product-title';
import { requestAddress } from '../../part/text/request-address';
import { requestedInShort } from '../../part/text/requested-quantity';

export type ListedRequest = Operations['GetPrescriptionTasks']['data']['prescriptionTasks'][number];

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '2rem minmax(0, 1fr)', md: '2rem minmax(0, 1fr) 13.5rem' },
    columnGap: '3',
    rowGap: '1.5',
    alignItems: { base: 'start', md: 'center' },
    minH: 'row',
    py: '2',
    px: '4',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px', bg: 'accent.subtle' },
  },
});

/** A request for the patient: product, type, time, and status (P-152, P-153). */
export function RequestRow({ task }: { readonly task: ListedRequest }) {
  const { location } = usePractice();
  const { product, quantityRequested } = task;
  const Icon = typeIconOf(task.type);
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <Row to={requestAddress(task)} data-row>
        <Tile>
          <Icon size={16} aria-hidden />
        </Tile>
        <chakra.div minW="0">
          <chakra.span textStyle="name" overflowWrap="anywhere">
            {product ? fullTitle(product) : 'Product unknown'}
          </chakra.span>
          {quantityRequested !== null && (
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {' '}
              × {requestedInShort(quantityRequested, product, location)}
            </chakra.span>
          )}
          <MetaLine parts={[taskTypeLabel(task.type), formatDateTime(task.createdTimestamp, location.timeZone)]} />
        </chakra.div>
        <Badges task={task} />
      </Row>
    </chakra.li>
  );
}

function Badges({ task }: { readonly task: ListedRequest }) {
  const { today } = usePractice();
  const person = usePersonKey();
  const requests = requestsLabel(task.joined);
  const workflow = task.prescriptionTaskWorkflow?.currentWorkflowStatus?.description;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1" gridColumn={{ base: '2', md: 'auto' }}>
      <TaskStatusBadge status={task.status} approver={task.actionedByLocationUser?.displayName} />
      {requests && (
        <Badge icon={Layers} tooltip="For the same prescription, answered together.">
          {requests}
        </Badge>
      )}
      {workflow && <WorkflowBadge description={workflow} />}
      {unsentWork({ ...person, subject: workSubject({ of: 'task', id: task.id }) }) && (
        <Badge tone="accent" icon={PencilLine} tooltip="Open it to continue where you left off.">
          Unsent changes
        </Badge>
      )}
      {task.product && <ControlledBadge product={task.product} />}
      <ExpiryBadge expiry={expiryOfTask(task)} today={today()} />
    </chakra.div>
  );
}
