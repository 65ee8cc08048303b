import type { ProductFacts } from '@signa/core/catalog';
import { FlaskConical, Pill, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Badge } from './badge';
import { ControlledBadge } from './controlled-badge';

type Approval = ProductFacts['productApprovalType'];

const approvals: Readonly<Record<Approval, { readonly label: string; readonly icon: LucideIcon }>> = {
  Rx: { label: 'Rx', icon: Pill },
  OTC: { label: 'OTC', icon: Pill },
  AOTC: { label: 'AOTC', icon: ShieldCheck },
};

interface ProductBadgesProps {
  readonly product: Pick<ProductFacts, 'productApprovalType' | 'classification' | 'isControlled' | 'deaSchedule'>;
}

/** Kind of product: approval, compound, or controlled substance. */
export function ProductBadges({ product }: ProductBadgesProps) {
  const { label, icon } = approvals[product.productApprovalType];
  return (
    <>
      <Badge icon={icon}>{label}</Badge>
      {product.classification === 'Compound' && <Badge icon={FlaskConical}>Compound</Badge>}
      <ControlledBadge product={product} />
    </>
  );
}
