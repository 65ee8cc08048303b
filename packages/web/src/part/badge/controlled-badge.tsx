import { type ControlFacts, isControlled } from '@signa/core/catalog';
import { ShieldAlert } from 'lucide-react';
import { Badge } from './badge';

/** Shows the schedule of a controlled substance, and nothing for other products (P-043). */
export function ControlledBadge({ product }: { readonly product: ControlFacts }) {
  if (!isControlled(product)) return null;
  return (
    <Badge tone="controlled" icon={ShieldAlert}>
      {product.deaSchedule === null ? 'Controlled' : `${product.deaSchedule} Controlled`}
    </Badge>
  );
}
