import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { isVoided } from '@signa/core/orders';
import { formatPrice } from '@signa/core/catalog';
import { Link, useLocation } from 'react-router';
import { ControlledBadge } from '../../../part/badge/controlled-badge';
import { MetaLine } from '../../../part/list/meta-line';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import { profilePath } from '../../../part/text/party-path';
import { ProductWords } from '../../prescribing/prescription-list/product-words';
import type { ListedOrder } from './listed-order';
import { orderColumns } from './order-columns';
import { OrderStatusBadge } from './order-status-badge';
import { TrackingLink } from './tracking-link';

type Line = ListedOrder['lineItems'][number];

/**
 * A line of an order.
 *
 * @param isLead - whether the arrow keys focus this row of the card
 */
export function OrderLineRow({ line, isLead }: { readonly line: Line; readonly isLead: boolean }) {
  const { product, patient, pharmacy, amount } = line;
  const isBack = isVoided({ status: line.status.code });
  return (
    <chakra.li {...orderColumns} borderTopWidth="1px" borderColor="border.subtle">
      <chakra.div display="flex" gap="3" minW="0" alignItems="center">
        <SpeciesIcon species={patient ? (patient.species?.code ?? null) : 'office-use'} />
        <chakra.div minW="0">
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" rowGap="1">
            <PatientName patient={patient} isLead={isLead} />
            {product ? (
              <ProductWords product={product} quantity={line.dispensedQuantity ?? 0} />
            ) : (
              <chakra.span color="fg.muted">A product that is not in the catalog</chakra.span>
            )}
            {product && <ControlledBadge product={product} />}
          </chakra.div>
          <MetaLine
            parts={[
              patient?.clients.map(clientName).join(', '),
              pharmacy?.name,
              !isBack && line.shipment && <Tracking key="tracking" shipment={line.shipment} />,
              isBack && line.voidedReason && `Voided: ${line.voidedReason}`,
            ]}
          />
        </chakra.div>
      </chakra.div>
      <chakra.span
        gridColumn={{ base: '1', md: 'auto' }}
        gridRow={{ base: '2', md: 'auto' }}
        ps={{ base: '11', md: '0' }}
      >
        <OrderStatusBadge status={line.status} shipped={line.shipped} />
      </chakra.span>
      <chakra.span textAlign="end" whiteSpace="nowrap">
        {amount === null ? '' : formatPrice(amount)}
      </chakra.span>
    </chakra.li>
  );
}

/** Links to the profile of the patient's client; without one, shows plain text. */
function PatientName({ patient, isLead }: { readonly patient: Line['patient']; readonly isLead: boolean }) {
  const { pathname, search } = useLocation();
  const [client] = patient?.clients ?? [];
  const name = patient?.name ?? 'Office Use';
  if (!patient || !client) return <chakra.span textStyle="name">{name}</chakra.span>;
  return (
    <ProfileLink
      to={profilePath(client.id, patient.id)}
      state={{ from: pathname + search }}
      data-row={isLead ? '' : undefined}
    >
      {name}
    </ProfileLink>
  );
}

const ProfileLink = chakra(Link, { base: { textStyle: 'name', '&:hover': { textDecoration: 'underline' } } });

/** Carrier and tracking number, linked to the parcel's status. */
function Tracking({ shipment }: { readonly shipment: NonNullable<Line['shipment']> }) {
  const text = [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ') || 'Track the package';
  return <TrackingLink shipment={shipment}>{text}</TrackingLink>;
}
