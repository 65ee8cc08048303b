import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/operation';
import { originTag } from '@signa/core/prescription';
import { formatDateTime } from '@signa/core/time';
import type { PlainDate } from '@signa/core/time';
import { ChevronDown, Copy, ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { ExpiryBadge } from '../../part/badge/expiry-badge';
import { RxStatusBadge } from '../../part/badge/rx-status-badge';
import { MetaLine } from '../../part/list/meta-line';
import { Menu } from '../../part/overlay/menu';
import type { MenuItem } from '../../part/overlay/menu';
import { IconButton } from '../../part/button/icon-button';
import { useOpenDirect } from '../../part/prescription-form/direct/use-open-direct';
import { OpenDraft } from '../../part/prescription-form/draft/open-draft';
import { DosageImage } from '../../part/picture/dosage-image';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { ProductWords } from './product-words';
import type { History } from './use-history';

export type HistoryPrescription = Operations['GetPrescriptionHistory']['data']['prescriptionHistory'][number];

export interface HistoryRowProps {
  readonly prescription: HistoryPrescription;
  readonly today: PlainDate;
  readonly timeZone: string | null;
  /** Left out where all rows are of one patient: then the row tells of the product alone, and cannot narrow the list. */
  readonly onNarrow?: History['change'];
}

const rowHead = {
  flex: '1',
  minW: '0',
  display: 'grid',
  gridTemplateColumns: { base: '2rem minmax(0, 1fr)', md: '2rem minmax(0, 1fr) 13.5rem' },
  columnGap: '3',
  rowGap: '1.5',
  alignItems: { base: 'start', md: 'center' },
  py: '2',
  ps: '4',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'control',
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
const RowLink = chakra(Link, { base: rowHead });
const RowButton = chakra('button', { base: rowHead });

/** Two lines and a badge column: the whole row opens the prescription, a draft where it stands (P-116). */
export function HistoryRow(props: HistoryRowProps) {
  const { pathname, search } = useLocation();
  const { prescription } = props;
  const [open, setOpen] = useState(false);
  const body = useId();
  const isDraft = prescription.rxStatus.code === 'Draft' && !prescription.archived;
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <chakra.div
        display="flex"
        alignItems="center"
        pe="2"
        minH="row"
        css={{ '&:hover, &:focus-within': { bg: 'bg.hover' } }}
      >
        {isDraft ? (
          <RowButton type="button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)} data-row>
            <RowContent {...props} />
          </RowButton>
        ) : (
          <RowLink to={`/history/${prescription.id}`} state={{ from: pathname + search }} data-row>
            <RowContent {...props} />
          </RowLink>
        )}
        {isDraft ? <Chevron open={open} /> : <CopyAct prescription={prescription} />}
        {props.onNarrow && <NarrowMenu prescription={prescription} onNarrow={props.onNarrow} />}
      </chakra.div>
      {isDraft && <div id={body}>{open && <OpenDraft draft={prescription} />}</div>}
    </chakra.li>
  );
}

/** As wide as the button that stands here in other rows. */
function Chevron({ open }: { readonly open: boolean }): ReactNode {
  return (
    <chakra.span
      w="8"
      display="inline-flex"
      justifyContent="center"
      color="fg.subtle"
      css={{ transform: open ? 'rotate(180deg)' : undefined }}
    >
      <ChevronDown size={16} aria-hidden />
    </chakra.span>
  );
}

/** A new prescription like this one (P-119). */
function CopyAct({ prescription: { id, product, locationPatient } }: Pick<HistoryRowProps, 'prescription'>) {
  const { open, mayCopy } = useOpenDirect();
  if (!mayCopy) return null;
  return (
    <IconButton
      icon={Copy}
      label={`Copy ${product.title} for ${locationPatient?.name ?? 'Office Use'}`}
      onClick={() => open({ from: 'copy', id })}
    />
  );
}

function RowContent({ prescription, today, timeZone, onNarrow }: HistoryRowProps) {
  const isOfOnePatient = onNarrow === undefined;
  const { product, locationPatient: patient, isOfficeUse } = prescription;
  const at = prescription.issuedDate ?? prescription.draftCreateDate ?? prescription.createdTimestamp;
  const meta = [
    !isOfOnePatient && clientName(prescription),
    prescription.rxNumber && `Rx# ${prescription.rxNumber}`,
    formatDateTime(at, timeZone),
    prescription.authorizingVetLocationUser?.displayName,
  ];
  return (
    <>
      {isOfOnePatient ? (
        <FormTile form={product.productPresentation.description} />
      ) : (
        <SpeciesIcon species={isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)} />
      )}
      <chakra.div minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
          {!isOfOnePatient && (
            <chakra.span textStyle="name">{isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A')}</chakra.span>
          )}
          <chakra.span textStyle={isOfOnePatient ? 'name' : undefined}>
            <ProductWords product={product} quantity={prescription.unitPerFill} />
          </chakra.span>
        </chakra.div>
        <MetaLine parts={meta} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="1" gridColumn={{ base: '2', md: 'auto' }}>
        <RxStatusBadge prescription={prescription} />
        <ControlledBadge product={product} />
        {originTag(prescription.rxOrigin) && <Badge icon={Copy}>{originTag(prescription.rxOrigin)}</Badge>}
        <ExpiryBadge expiry={prescription.prescExpiryDate} today={today} />
      </chakra.div>
    </>
  );
}

/** The dosage form, on the tile where other lists draw the animal. */
const FormTile = ({ form }: { readonly form: string }) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    w="8"
    h="8"
    borderRadius="card"
    bg="bg.sunken"
    color="fg.muted"
  >
    <DosageImage form={form} size={22} />
  </chakra.span>
);

function NarrowMenu({ prescription, onNarrow }: Required<Pick<HistoryRowProps, 'prescription' | 'onNarrow'>>) {
  return (
    <Menu
      label="Show only"
      groups={[{ label: 'Show only', items: narrowings(prescription, onNarrow) }]}
      trigger={(props) => (
        <IconButton icon={ListFilter} label={`Show only what is like ${prescription.product.title}`} {...props} />
      )}
    />
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
