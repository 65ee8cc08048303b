import { chakra } from '@chakra-ui/react';
import { isControlled } from '@signa/core/catalog';
import { taskTypeLabel } from '@signa/core/prescribing';
import { formatDateTime } from '@signa/core/base';
import { Truck } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Fragment } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { ControlledBadge } from '../../../../part/badge/controlled-badge';
import { taskKey } from '../request/row-order';
import type { TaskRow } from '../request/rows';
import { asCard, asColumns, asRow } from '../layout/layout';
import { productTitle } from '../../../../part/text/product-title';
import { requestedInShort } from '../../../../part/text/requested-quantity';
import { typeIconOf } from '../../../../part/picture/request-type-icon';

interface TaskHeadProps {
  readonly task: TaskRow;
  readonly timeZone: string;
  readonly open: boolean;
  /** The ID of the element that the header expands. */
  readonly controls: string;
  readonly onToggle: (event: MouseEvent) => void;
  readonly headRef?: Ref<HTMLButtonElement>;
}

/** Hidden on a phone, because the body repeats it right below the header of an open card. */
const onceOpen = { '[data-open] &': { [asCard]: { display: 'none' } } } as const;

/** The two lines of a card, which toggle it. The whole row is clickable. */
export function TaskHead({ task, timeZone, open, controls, onToggle, headRef }: TaskHeadProps) {
  return (
    <chakra.button
      ref={headRef}
      type="button"
      data-queue-row={taskKey(task.id)}
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
      <Medicine task={task} open={open} /> <Circumstances task={task} timeZone={timeZone} open={open} />
    </chakra.button>
  );
}

/** Patient, product, and quantity. A long name wraps, because two drugs may differ only at the end. */
function Medicine({ task, open }: { readonly task: TaskRow; readonly open: boolean }) {
  const { product, locationPatient: patient } = task;
  const { location } = usePractice();
  const title = product ? productTitle(product.title, product.strengthDisplay) : null;
  return (
    <chakra.span
      display="flex"
      flexDirection="column"
      w="full"
      minW="0"
      css={{
        [asRow]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
        [asColumns]: { flexWrap: open ? 'wrap' : 'nowrap' },
      }}
    >
      <chakra.span
        textStyle="name"
        fontSize="1rem"
        css={{
          [asRow]: { fontSize: '0.875rem', flexShrink: 0, maxWidth: '100%' },
          [asColumns]: { maxWidth: open ? '100%' : '45%' },
        }}
        overflowWrap="anywhere"
      >
        {patient?.name ?? 'Office Use'}
      </chakra.span>{' '}
      <chakra.span
        columnGap="1"
        minW="0"
        overflowWrap="anywhere"
        css={{ [asColumns]: { flex: open ? '0 1 auto' : '1' } }}
      >
        {title?.name ?? 'Product unknown'}
        {title?.strength && (
          <chakra.span css={onceOpen}>
            {' '}
            <chakra.span display="inline-block">{title.strength}</chakra.span>
          </chakra.span>
        )}
        {task.quantityRequested !== null && (
          <chakra.span color="fg.muted" css={onceOpen}>
            {' '}
            <chakra.span whiteSpace="nowrap">{`× ${requestedInShort(task.quantityRequested, product, location)}`}</chakra.span>
          </chakra.span>
        )}
        {product && isControlled(product) && !open && (
          <>
            {' '}
            <chakra.span display="inline-flex" verticalAlign="middle">
              <ControlledBadge product={product} />
            </chakra.span>
          </>
        )}
      </chakra.span>
    </chakra.span>
  );
}

/** The type of request, its time, and its client. */
function Circumstances({
  task,
  timeZone,
  open,
}: {
  readonly task: TaskRow;
  readonly timeZone: string;
  readonly open: boolean;
}) {
  return (
    <chakra.span display="block" w="full" overflow="hidden" textStyle="meta" color="fg.muted">
      <chakra.span
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        ms="-4"
        css={{ [asColumns]: { flexWrap: open ? 'wrap' : 'nowrap' } }}
      >
        <Kind type={task.type} />
        {task.isAutoship && (
          <Part>
            <Truck size={14} aria-hidden /> Autoship
          </Part>
        )}
        <Part detail>{formatDateTime(task.createdTimestamp, timeZone)}</Part>
        {open &&
          task.joined.map(({ id, type, createdTimestamp }) => (
            <Fragment key={id}>
              <Kind type={type} />
              <Part detail>{formatDateTime(createdTimestamp, timeZone)}</Part>
            </Fragment>
          ))}
        {task.assignedToLocationUser && (
          <Part shrink detail>
            <chakra.span truncate>{task.assignedToLocationUser.displayName}</chakra.span>
          </Part>
        )}
      </chakra.span>
    </chakra.span>
  );
}

/** The type of request; an open card lists each request that it contains (P-238). */
function Kind({ type }: { readonly type: TaskRow['type'] }) {
  const Icon = typeIconOf(type);
  return (
    <Part>
      <Icon size={14} aria-hidden />
      <chakra.span fontWeight="medium" color="fg.default">
        {taskTypeLabel(type)}
      </chakra.span>
    </Part>
  );
}

/** One fact after its dot. The dots hang to the left, so that a dot at the start of a line is clipped. */
function Part({
  children,
  shrink = false,
  detail = false,
}: {
  readonly children: ReactNode;
  readonly shrink?: boolean;
  readonly detail?: boolean;
}) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      whiteSpace="nowrap"
      minW={shrink ? '0' : undefined}
      flexShrink={shrink ? '1' : '0'}
      css={detail ? onceOpen : undefined}
    >
      <chakra.span aria-hidden color="fg.subtle" w="2.5" textAlign="end" flexShrink="0">
        •
      </chakra.span>
      {children}
    </chakra.span>
  );
}
