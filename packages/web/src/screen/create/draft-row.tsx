import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { originTag } from '@signa/core/prescribing';
import { formatDateTime } from '@signa/core/base';
import { ChevronDown, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { RxStatusBadge } from '../../part/badge/rx-status-badge';
import { MetaLine } from '../../part/list/meta-line';
import type { DraftRow as Draft } from '../../feature/prescribing/prescription-form/draft/draft-facts';
import { OpenDraft } from '../../feature/prescribing/prescription-form/draft/open-draft';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { ProductWords } from '../../feature/prescribing/prescription-list/product-words';
import { usePreparedBy } from '../../feature/prescribing/prescription-list/use-prepared-by';

const Head = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '2rem minmax(0, 1fr) 1rem', md: '2rem minmax(0, 1fr) auto 1rem' },
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1.5',
    w: 'full',
    minH: 'row',
    px: '4',
    py: '2',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

interface DraftRowProps {
  readonly draft: Draft;
  readonly timeZone: string | null;
}

/** A draft row, which expands in place (P-116). */
export function DraftRow({ draft, timeZone }: DraftRowProps) {
  const [open, setOpen] = useState(false);
  const body = useId();
  const prepared = usePreparedBy(draft);
  const { locationPatient: patient, locationClient: client, product, isOfficeUse } = draft;
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <Head type="button" data-row aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        <SpeciesIcon species={isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)} />
        <chakra.span minW="0">
          <chakra.span display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
            <chakra.span textStyle="name">{isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A')}</chakra.span>
            <ProductWords product={product} quantity={draft.unitPerFill} />
          </chakra.span>
          <MetaLine
            parts={[
              client && !isOfficeUse && clientName(client),
              formatDateTime(draft.draftCreateDate ?? draft.createdTimestamp, timeZone),
              draft.authorizingVetLocationUser?.displayName,
              prepared,
            ]}
          />
        </chakra.span>
        <chakra.span display="flex" flexWrap="wrap" gap="1" css={{ mdDown: { gridRow: 2, gridColumn: '2 / -1' } }}>
          <RxStatusBadge prescription={draft} />
          <ControlledBadge product={product} />
          {originTag(draft.rxOrigin) && <Badge icon={Copy}>{originTag(draft.rxOrigin)}</Badge>}
        </chakra.span>
        <chakra.span color="fg.subtle" display="inline-flex" css={{ transform: open ? 'rotate(180deg)' : undefined }}>
          <ChevronDown size={16} aria-hidden />
        </chakra.span>
      </Head>
      <div id={body}>{open && <OpenDraft draft={draft} />}</div>
    </chakra.li>
  );
}
