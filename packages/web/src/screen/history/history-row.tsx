import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/operation';
import { originTag } from '@signa/core/prescription';
import { formatDateTime } from '@signa/core/time';
import type { PlainDate } from '@signa/core/time';
import { Copy, ListFilter } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { ExpiryBadge } from '../../part/badge/expiry-badge';
import { RxStatusBadge } from '../../part/badge/rx-status-badge';
import { MetaLine } from '../../part/list/meta-line';
import { Menu } from '../../part/overlay/menu';
import type { MenuItem } from '../../part/overlay/menu';
import { IconButton } from '../../part/button/icon-button';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { ProductWords } from './product-words';
import type { History } from './use-history';

export type HistoryPrescription = Operations['GetPrescriptionHistory']['data']['prescriptionHistory'][number];

export interface HistoryRowProps {
  readonly prescription: HistoryPrescription;
  readonly today: PlainDate;
  readonly timeZone: string | null;
  readonly onNarrow: History['change'];
}

const RowLink = chakra(Link, {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: { base: '2rem minmax(0, 1fr)', md: '2rem minmax(0, 1fr) 13.5rem' },
    columnGap: '3',
    rowGap: '1.5',
    alignItems: { base: 'start', md: 'center' },
    py: '2',
    ps: '4',
    borderRadius: 'control',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** Two lines and a badge column; the whole row opens the prescription. */
export function HistoryRow({ prescription, today, timeZone, onNarrow }: HistoryRowProps) {
  const { pathname, search } = useLocation();
  const { product, locationPatient: patient, isOfficeUse } = prescription;
  const at = prescription.issuedDate ?? prescription.draftCreateDate ?? prescription.createdTimestamp;
  const meta = [
    clientName(prescription),
    prescription.rxNumber && `Rx# ${prescription.rxNumber}`,
    formatDateTime(at, timeZone),
    prescription.authorizingVetLocationUser?.displayName,
  ];
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      pe="2"
      minH="row"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
      css={{ '&:hover, &:focus-within': { bg: 'bg.hover' } }}
    >
      <RowLink to={`/history/${prescription.id}`} state={{ from: pathname + search }} data-row>
        <SpeciesIcon species={isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)} />
        <chakra.div minW="0">
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
            <chakra.span textStyle="name">{isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A')}</chakra.span>
            <ProductWords product={product} quantity={prescription.unitPerFill} />
          </chakra.div>
          <MetaLine parts={meta} />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="1" gridColumn={{ base: '2', md: 'auto' }}>
          <RxStatusBadge prescription={prescription} />
          <ControlledBadge product={product} />
          {originTag(prescription.rxOrigin) && <Badge icon={Copy}>{originTag(prescription.rxOrigin)}</Badge>}
          <ExpiryBadge expiry={prescription.prescExpiryDate} today={today} />
        </chakra.div>
      </RowLink>
      <Menu
        label="Show only"
        groups={[{ label: 'Show only', items: narrowings(prescription, onNarrow) }]}
        trigger={(props) => (
          <IconButton icon={ListFilter} label={`Show only what is like ${product.title}`} {...props} />
        )}
      />
    </chakra.li>
  );
}

const clientName = ({ locationClient: client }: HistoryPrescription): string =>
  [client?.firstName, client?.lastName].filter(Boolean).join(' ');

function narrowings(prescription: HistoryPrescription, onNarrow: History['change']): readonly MenuItem[] {
  const {
    locationClientId: clientId,
    locationPatientId: patientId,
    locationPatient: patient,
    productId,
    product,
  } = prescription;
  return [
    ...(clientId
      ? [
          {
            id: 'client',
            label: clientName(prescription) || 'This client',
            note: 'Client',
            onSelect: () => onNarrow({ clientId }),
          },
        ]
      : []),
    ...(patientId
      ? [
          {
            id: 'patient',
            label: patient?.name ?? 'This patient',
            note: 'Patient',
            onSelect: () => onNarrow({ patientId }),
          },
        ]
      : []),
    { id: 'product', label: product.title, note: 'Product', onSelect: () => onNarrow({ productId }) },
  ];
}
