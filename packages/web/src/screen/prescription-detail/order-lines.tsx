import { chakra } from '@chakra-ui/react';
import { isLineFinished, orderInProgressText } from '@signa/core/prescribing';
import { GetOrderDocument } from '@signa/core/contract/typed';
import { describedStatus, isVoided, lineDisplayStatus, placedByLabel, trackingLink } from '@signa/core/orders';
import { PackageCheck, PackageOpen } from 'lucide-react';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';
import { Badge } from '../../part/badge/badge';
import { FailedLine } from '../../part/surface/failed-line';
import { TitledCard } from '../../part/surface/card';
import { TrackingLink } from '../../feature/orders/order/tracking-link';
import type { OrderLine } from './use-order-lines';
import { useOrderLines } from './use-order-lines';

/** Orders filled from the prescription, and which of them block archiving (P-140). */
export function OrderLines({ prescriptionId }: { readonly prescriptionId: string }) {
  const lines = useOrderLines(prescriptionId, true);
  const known = lines.data?.lineItemsByPrescriptionId ?? [];
  if (lines.failure)
    return (
      <TitledCard title="Orders">
        <FailedLine onRetry={lines.again} busy={lines.refreshing}>
          The orders could not be loaded. You can't archive until they are.
        </FailedLine>
      </TitledCard>
    );
  if (known.length === 0) return null;
  const orderIds = [...new Set(known.map(({ orderId }) => orderId))];
  return (
    <TitledCard title="Orders">
      {!known.every(isLineFinished) && (
        <chakra.p mb="3" color="fg.muted">
          {orderInProgressText}
        </chakra.p>
      )}
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {orderIds.map((orderId) => (
          <OrderPart key={orderId} orderId={orderId} lines={known.filter((line) => line.orderId === orderId)} />
        ))}
      </chakra.ul>
    </TitledCard>
  );
}

/** An order with its lines for this prescription. */
function OrderPart({ orderId, lines }: { readonly orderId: string; readonly lines: readonly OrderLine[] }) {
  const { mayUse } = usePractice();
  // The lines show whether they block archiving; the order shows only its status.
  const read = useOperation(GetOrderDocument, { id: orderId, voided: true }, { enabled: mayUse('GetOrder') });
  const order = read.data?.order;
  const placedBy = order?.placedBy ? placedByLabel(order.placedBy) : '';
  return (
    <chakra.li>
      <chakra.p textStyle="name">
        Order {lines[0]?.orderNumber}
        {order && (
          <chakra.span textStyle="meta" color="fg.muted" fontWeight="normal">
            {` • ${lineDisplayStatus({ status: order.status, shipped: false })}`}
            {placedBy && ` • placed by ${placedBy}`}
            {order.lineItems.length > lines.length && ` • ${lines.length} of ${order.lineItems.length} lines`}
          </chakra.span>
        )}
      </chakra.p>
      <chakra.ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </chakra.ul>
    </chakra.li>
  );
}

function Line({ line }: { readonly line: OrderLine }) {
  const isDone = isLineFinished(line);
  // No link for returned lines, or lines without tracking.
  const shipment = !isVoided(line) && line.shipment && trackingLink(line.shipment) !== null ? line.shipment : null;
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="1">
      <Badge tone={isDone ? 'neutral' : 'near'} icon={isDone ? PackageCheck : PackageOpen}>
        {lineDisplayStatus({ status: describedStatus(line.status), shipped: line.shipped })}
      </Badge>
      {shipment && <TrackingLink shipment={shipment}>Track {shipment.trackingNumber ?? 'the package'}</TrackingLink>}
    </chakra.li>
  );
}
