import { chakra } from '@chakra-ui/react';
import { taskTypeLabel } from '@signa/core/task';
import { formatDateTime } from '@signa/core/time';
import { Truck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ControlledBadge } from '../../../part/badge/controlled-badge';
import type { TaskRow } from '../queue/rows';
import { asRow } from './layout';
import { productTitle, quantityLabel } from './product-title';
import { typeIconOf } from './type-icon';

export interface TaskHeadProps {
  readonly task: TaskRow;
  readonly timeZone: string;
  readonly open: boolean;
  /** What the head opens. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly headRef?: Ref<HTMLButtonElement>;
}

/** The two lines of a card; pressed, they open and close it. The whole row is the target. */
export function TaskHead({ task, timeZone, open, controls, onToggle, headRef }: TaskHeadProps) {
  return (
    <chakra.button
      ref={headRef}
      type="button"
      data-queue-row
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      display="flex"
      flexDirection="column"
      minW="0"
      textAlign="start"
      cursor="pointer"
      borderRadius="key"
      _before={{ content: '""', position: 'absolute', inset: '0' }}
    >
      <Medicine task={task} />
      <Circumstances task={task} timeZone={timeZone} />
    </chakra.button>
  );
}

function Medicine({ task }: { readonly task: TaskRow }) {
  const { product, locationPatient: patient } = task;
  const title = product ? productTitle(product.title, product.strengthDisplay) : null;
  return (
    <chakra.span
      display="flex"
      flexDirection="column"
      w="full"
      minW="0"
      css={{ [asRow]: { flexDirection: 'row', alignItems: 'baseline', gap: '2' } }}
    >
      <chakra.span
        textStyle="name"
        fontSize="1rem"
        css={{ [asRow]: { fontSize: '0.875rem', flexShrink: 0, maxWidth: '45%' } }}
        truncate
      >
        {patient?.name ?? 'Office Use'}
      </chakra.span>
      <chakra.span display="flex" alignItems="baseline" gap="1" minW="0" css={{ '& > *': { whiteSpace: 'nowrap' } }}>
        <chakra.span truncate>{title?.name ?? 'Product not known'}</chakra.span>
        {title?.strength && <chakra.span flexShrink="0">{title.strength}</chakra.span>}
        {task.quantityRequested !== null && (
          <chakra.span color="fg.muted" flexShrink="0">
            × {quantityLabel(task.quantityRequested, product?.unitMeasure?.description)}
          </chakra.span>
        )}
        {product && (
          <chakra.span flexShrink="0" alignSelf="center" ms="1" display="inline-flex">
            <ControlledBadge product={product} />
          </chakra.span>
        )}
      </chakra.span>
    </chakra.span>
  );
}

function Circumstances({ task, timeZone }: { readonly task: TaskRow; readonly timeZone: string }) {
  const TypeIcon = typeIconOf(task.type);
  return (
    <chakra.span
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="1.5"
      minW="0"
      textStyle="meta"
      color="fg.muted"
      css={{ [asRow]: { flexWrap: 'nowrap' } }}
    >
      <Part first>
        <TypeIcon size={14} aria-hidden />
        <chakra.span fontWeight="medium" color="fg.default">
          {taskTypeLabel(task.type)}
        </chakra.span>
      </Part>
      {task.isAutoship && (
        <Part>
          <Truck size={14} aria-hidden /> Autoship
        </Part>
      )}
      <Part>{formatDateTime(task.createdTimestamp, timeZone)}</Part>
      {task.assignedToLocationUser && (
        <Part shrink>
          <chakra.span truncate>{task.assignedToLocationUser.displayName}</chakra.span>
        </Part>
      )}
    </chakra.span>
  );
}

/** One fact of the second line; a dot before all but the first, hidden where a line begins with it on a phone. */
function Part({
  children,
  first = false,
  shrink = false,
}: {
  readonly children: ReactNode;
  readonly first?: boolean;
  readonly shrink?: boolean;
}) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      whiteSpace="nowrap"
      minW={shrink ? '0' : undefined}
      flexShrink={shrink ? '1' : '0'}
    >
      {!first && (
        <chakra.span aria-hidden color="fg.subtle">
          •
        </chakra.span>
      )}
      {children}
    </chakra.span>
  );
}
