import { lineDisplayStatus, type OrderLine } from '@signa/core/orders';
import { Ban, Check, CircleDashed, CircleX, Copy, Package, PackageCheck, Send, Truck, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Badge } from '../../../part/badge/badge';
import type { BadgeTone } from '../../../part/badge/badge';

type Look = readonly [tone: BadgeTone, icon: LucideIcon];

const waiting: Look = ['neutral', CircleDashed];
const looks: Readonly<Record<string, Look>> = {
  'in-progress': waiting,
  'ready-for-fulfillment': ['neutral', Package],
  'sent-to-fulfillment': ['neutral', Send],
  shipped: ['ready', Truck],
  'shipped-recieved': ['ready', PackageCheck],
  delivered: ['ready', PackageCheck],
  'picked-up': ['ready', Check],
  fulfilled: ['ready', Check],
  completed: ['ready', Check],
  refunded: ['neutral', Undo2],
  duplicate: ['neutral', Copy],
  canceled: ['declined', CircleX],
  cancelled: ['declined', CircleX],
  void: ['declined', Ban],
  voided: ['declined', Ban],
};

/**
 * The status of an order or of one of its lines (C-132, C-133).
 *
 * @param shipped - the shipped flag of a line; orders have none
 */
export function OrderStatusBadge({
  status,
  shipped = false,
}: Pick<OrderLine, 'status'> & { readonly shipped?: boolean }) {
  const text = lineDisplayStatus({ status, shipped });
  const [tone, icon] = looks[text === 'Shipped' ? 'shipped' : status.code] ?? waiting;
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
