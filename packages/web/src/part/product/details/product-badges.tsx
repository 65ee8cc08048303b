import { Pill, ShieldCheck, Snowflake, TriangleAlert } from 'lucide-react';
import { Badge } from '../../badge/badge';
import { ControlledBadge } from '../../badge/controlled-badge';
import type { DetailedProduct } from './product-images';

type BadgedProduct = Pick<
  DetailedProduct,
  'productApprovalType' | 'isHazardous' | 'isTempSensitive' | 'isControlled' | 'deaSchedule'
>;

/** What vets must know before dispensing: prescription only, vet exclusive, controlled, and handling (P-179). */
export function ProductBadges({ product }: { readonly product: BadgedProduct }) {
  const { productApprovalType: type, isHazardous, isTempSensitive } = product;
  return (
    <>
      {type === 'Rx' && (
        <Badge icon={Pill} tooltip="Prescription">
          Rx
        </Badge>
      )}
      {type === 'AOTC' && (
        <Badge icon={ShieldCheck} tooltip="AOTC">
          Vet exclusive
        </Badge>
      )}
      <ControlledBadge product={product} />
      {isHazardous && <Badge icon={TriangleAlert}>Hazardous</Badge>}
      {isTempSensitive && <Badge icon={Snowflake}>Temperature sensitive</Badge>}
    </>
  );
}
