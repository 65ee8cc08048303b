import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { isActiveDraft, markedInRow, originTag, prescriptionName } from '@signa/core/prescribing';
import { formatDate, formatDateTime, todayIn } from '@signa/core/base';
import { ChevronDown, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPart, usePreload } from '../../../platform/lazy/lazy-part';
import { usePractice } from '../../../platform/practice/practice';
import { Badge } from '../../../part/badge/badge';
import { ControlledBadge } from '../../../part/badge/controlled-badge';
import { ExpiryBadge } from '../../../part/badge/expiry-badge';
import { RxStatusBadge } from '../../../part/badge/rx-status-badge';
import { KeyCap } from '../../../part/button/key-cap';
import { MarkedTerms } from '../../../part/list/marked-text';
import { MetaLine } from '../../../part/list/meta-line';
import { rememberLastRow } from '../../../part/list/last-row';
import { IconButton } from '../../../part/button/icon-button';
import { useOpenDirect } from '../prescription-form/direct/use-open-direct';
import { DosageImage } from '../../../part/picture/dosage-image';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import { Tile } from '../../../part/picture/tile';
import { ProductWords } from './product-words';
import { usePreparedBy } from './use-prepared-by';

export type ListedPrescription = Operations['GetPrescriptionHistory']['data']['prescriptionHistory'][number];

interface PrescriptionRowProps {
  readonly prescription: ListedPrescription;
  /** True if all rows belong to the same patient, so that each shows only the product. */
  readonly isForOne?: boolean;
  /** The search text, which is highlighted in the row. */
  readonly search?: string;
  /** Content after the row's own button. */
  readonly end?: ReactNode;
}

// The draft view and its discard actions load once there is a draft to open.
const openDraft = lazyPart(() => import('../prescription-form/draft/open-draft').then((module) => module.OpenDraft));
const opened = [openDraft];

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
/** Shows the Enter hint on the row with keyboard focus. */
const underKeyboard = {
  '&:hover, &:focus-within': { bg: 'bg.hover' },
  // Hidden but still takes up space, so that the columns line up.
  '& [data-enter]': { visibility: 'hidden' },
  '&:has([data-row]:focus-visible)': { bg: 'accent.subtle', '& [data-enter]': { visibility: 'visible' } },
} as const;
const RowLink = chakra(Link, { base: rowHead });
const RowButton = chakra('button', { base: rowHead });

/** Two lines and a badge column. The whole row opens the prescription; a draft opens in place (P-116). */
export function PrescriptionRow({ prescription, isForOne = false, search: searched = '', end }: PrescriptionRowProps) {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const body = useId();
  const isDraft = isActiveDraft(prescription);
  usePreload(isDraft, opened);
  const list = pathname + search;
  const record = `/history/${prescription.id}`;
  const content = { prescription, isForOne, marked: markedInRow(searched, prescription.rxNumber) };
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <chakra.div display="flex" alignItems="center" pe="2" minH="row" css={underKeyboard}>
        {isDraft ? (
          <RowButton type="button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)} data-row>
            <RowContent {...content} />
          </RowButton>
        ) : (
          <RowLink
            to={record}
            state={{ from: list }}
            onClick={({ currentTarget }) => rememberLastRow({ list, record }, currentTarget)}
            data-row
          >
            <RowContent {...content} />
          </RowLink>
        )}
        <chakra.span data-enter px="1" hideBelow="md">
          <KeyCap keys={['Enter']} />
        </chakra.span>
        {isDraft ? <Chevron open={open} /> : <CopyButton prescription={prescription} />}
        {end}
      </chakra.div>
      {isDraft && <div id={body}>{open && <openDraft.Part draft={prescription} />}</div>}
    </chakra.li>
  );
}

/** As wide as the button in other rows. */
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

/** A button that starts a new prescription like this one (P-119). */
function CopyButton({ prescription: { id, product, locationPatient } }: Pick<PrescriptionRowProps, 'prescription'>) {
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

interface RowContentProps extends Pick<PrescriptionRowProps, 'prescription' | 'isForOne'> {
  readonly marked: readonly string[];
}

function RowContent({ prescription, isForOne, marked }: RowContentProps) {
  const { today, location } = usePractice();
  const prepared = usePreparedBy(prescription);
  const { product, locationPatient: patient, isOfficeUse, elsewhere } = prescription;
  const at = prescription.issuedDate ?? prescription.draftCreateDate ?? prescription.createdTimestamp;
  const client = clientName(prescription);
  const meta = [
    !isForOne && client && <MarkedTerms text={client} terms={marked} />,
    elsewhere ? (
      <MarkedTerms text={prescriptionName(prescription)} terms={marked} />
    ) : prescription.rxNumber ? (
      <>
        Rx# <MarkedTerms text={prescription.rxNumber} terms={marked} />
      </>
    ) : (
      prescription.draftName && <chakra.span overflowWrap="anywhere">{prescription.draftName}</chakra.span>
    ),
    // For prescriptions from another system, only the day is known.
    elsewhere ? formatDate(todayIn(location.timeZone, at)) : formatDateTime(at, location.timeZone),
    prescription.authorizingVetLocationUser?.displayName ?? elsewhere?.prescriber,
    prepared,
  ];
  return (
    <>
      {isForOne ? (
        <FormTile form={product.productPresentation.description} />
      ) : (
        <SpeciesIcon species={isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)} />
      )}
      <chakra.span minW="0">
        <chakra.span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
          {!isForOne && (
            <chakra.span textStyle="name">
              <MarkedTerms text={isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A')} terms={marked} />
            </chakra.span>
          )}
          <chakra.span textStyle={isForOne ? 'name' : undefined}>
            <ProductWords product={product} quantity={prescription.unitPerFill} marked={marked} />
          </chakra.span>
        </chakra.span>
        <MetaLine parts={meta} />
      </chakra.span>
      <chakra.span display="flex" flexWrap="wrap" gap="1" gridColumn={{ base: '2', md: 'auto' }}>
        <RxStatusBadge prescription={prescription} />
        <ControlledBadge product={product} />
        {originTag(prescription.rxOrigin) && <Badge icon={Copy}>{originTag(prescription.rxOrigin)}</Badge>}
        <ExpiryBadge expiry={prescription.prescExpiryDate} today={today()} />
      </chakra.span>
    </>
  );
}

/** The dosage form, in the tile where other lists show the animal. */
const FormTile = ({ form }: { readonly form: string }) => (
  <Tile>
    <DosageImage form={form} size={22} />
  </Tile>
);

/** The client of a row, with as much of the name as is known. */
export const clientName = ({ locationClient: client }: ListedPrescription): string =>
  [client?.firstName, client?.lastName].filter(Boolean).join(' ');
