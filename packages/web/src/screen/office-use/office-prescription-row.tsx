import { chakra } from '@chakra-ui/react';
import { originTag } from '@signa/core/prescription';
import { formatDateTime } from '@signa/core/time';
import { ChevronDown, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePractice } from '../../app/session/practice';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { ExpiryBadge } from '../../part/badge/expiry-badge';
import { RxStatusBadge } from '../../part/badge/rx-status-badge';
import { IconButton } from '../../part/button/icon-button';
import { MetaLine } from '../../part/list/meta-line';
import { useOpenDirect } from '../../part/prescription-form/direct/use-open-direct';
import { OpenDraft } from '../../part/prescription-form/draft/open-draft';
import { ProductWords } from '../history/product-words';
import type { OfficePrescription } from './use-office-prescriptions';

const rowHead = {
  flex: '1',
  minW: '0',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 13.5rem' },
  columnGap: '3',
  rowGap: '1.5',
  alignItems: 'center',
  py: '2',
  ps: '4',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'control',
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
const RowLink = chakra(Link, { base: rowHead });
const RowButton = chakra('button', { base: rowHead });

/** One prescription; all are for the practice, so the product comes first. A draft opens where it stands (P-116, A-139). */
export function OfficePrescriptionRow({ prescription }: { readonly prescription: OfficePrescription }) {
  const { pathname, search } = useLocation();
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
            <RowContent prescription={prescription} />
          </RowButton>
        ) : (
          <RowLink to={`/history/${prescription.id}`} state={{ from: pathname + search }} data-row>
            <RowContent prescription={prescription} />
          </RowLink>
        )}
        {isDraft ? <Chevron open={open} /> : <CopyAct prescription={prescription} />}
      </chakra.div>
      {isDraft && <div id={body}>{open && <OpenDraft draft={prescription} />}</div>}
    </chakra.li>
  );
}

/** As wide as the button that stands here in other rows. */
const Chevron = ({ open }: { readonly open: boolean }) => (
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

/** The same once more (P-119). */
function CopyAct({ prescription: { id, product } }: { readonly prescription: OfficePrescription }) {
  const { open, mayCopy } = useOpenDirect();
  return mayCopy ? (
    <IconButton icon={Copy} label={`Copy ${product.title}`} onClick={() => open({ from: 'copy', id })} />
  ) : null;
}

function RowContent({ prescription }: { readonly prescription: OfficePrescription }) {
  const { today, location } = usePractice();
  const { product, rxNumber, issuedDate, draftCreateDate, createdTimestamp } = prescription;
  return (
    <>
      <chakra.div minW="0">
        <chakra.div textStyle="name">
          <ProductWords product={product} quantity={prescription.unitPerFill} />
        </chakra.div>
        <MetaLine
          parts={[
            rxNumber && `Rx# ${rxNumber}`,
            formatDateTime(issuedDate ?? draftCreateDate ?? createdTimestamp, location.timeZone),
            prescription.authorizingVetLocationUser?.displayName,
          ]}
        />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="1">
        <RxStatusBadge prescription={prescription} />
        <ControlledBadge product={product} />
        {originTag(prescription.rxOrigin) && <Badge icon={Copy}>{originTag(prescription.rxOrigin)}</Badge>}
        <ExpiryBadge expiry={prescription.prescExpiryDate} today={today()} />
      </chakra.div>
    </>
  );
}
