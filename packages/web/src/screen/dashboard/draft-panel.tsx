import { chakra } from '@chakra-ui/react';
import { menuLinks } from '@signa/core/practice';
import { originTag, prescriptionLimits } from '@signa/core/prescribing';
import { formatDateTime } from '@signa/core/base';
import { ArrowRight, ChevronDown, Copy, FilePen, FileX } from 'lucide-react';
import { useId, useState } from 'react';
import { lazyPart, usePreload } from '../../platform/lazy/lazy-part';
import { usePractice } from '../../platform/practice/practice';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { RxStatusBadge } from '../../part/badge/rx-status-badge';
import { Button } from '../../part/button/button';
import { LinkButton } from '../../part/button/link-button';
import type { DraftRow } from '../../feature/prescribing/prescription-form/draft/draft-facts';
import { useOpenDirect } from '../../feature/prescribing/prescription-form/direct/use-open-direct';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { Card, CardHead } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { SkeletonRows } from '../../part/surface/skeleton';
import { ProductWords } from '../../feature/prescribing/prescription-list/product-words';
import { usePreparedBy } from '../../feature/prescribing/prescription-list/use-prepared-by';
import { CreateLinks } from './create-rx';

const DraftHead = chakra('button', {
  base: {
    display: 'flex',
    w: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    gap: '3',
    px: '4',
    py: '3',
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

// Loaded after the drafts: draft contents, and the ways to discard a draft.
const openDraft = lazyPart(() =>
  import('../../feature/prescribing/prescription-form/draft/open-draft').then((module) => module.OpenDraft),
);
const opened = [openDraft];

/** The location's drafts in its history, for users without access to the create home. */
const allDrafts = '/history?status=DRAFT';

interface DraftPanelProps {
  /** The vet's drafts, newest first; undefined while loading. */
  readonly drafts: readonly DraftRow[] | undefined;
  /** Loading failed; the reason and a retry are shown above. */
  readonly failed?: boolean;
  /** Total number of drafts. */
  readonly total: number | undefined;
}

/** The latest drafts of the signed-in vet (P-176). */
export function DraftPanel({ drafts, failed, total }: DraftPanelProps) {
  const { menu, location } = usePractice();
  const shown = drafts?.slice(0, prescriptionLimits.dashboardDrafts);
  usePreload(shown !== undefined && shown.length > 0, opened);
  return (
    <Card aria-label="Create">
      <chakra.div px="4" pt="3" css={{ '& > div': { mb: '2.5' } }}>
        <CardHead
          title="Create"
          note={
            shown && total !== undefined ? `${shown.length} of ${total} ${total === 1 ? 'draft' : 'drafts'}` : undefined
          }
        />
        <CreateLinks />
      </chakra.div>
      <chakra.div borderTopWidth="1px" borderColor="border.subtle">
        {!shown &&
          (failed ? (
            <Empty plain icon={FileX} title="We couldn't load the drafts" />
          ) : (
            <SkeletonRows rows={3} label="Loading drafts" />
          ))}
        {shown?.length === 0 && (
          <Empty plain icon={FilePen} title="No drafts">
            Prescriptions that you save as drafts appear here.
          </Empty>
        )}
        {shown && shown.length > 0 && (
          <ul>
            {shown.map((draft) => (
              <DraftItem key={draft.id} draft={draft} timeZone={location.timeZone} />
            ))}
          </ul>
        )}
      </chakra.div>
      {shown && (
        <chakra.div display="flex" justifyContent="center" borderTopWidth="1px" borderColor="border.subtle" p="1.5">
          <LinkButton
            to={menuLinks(menu).includes('/create') ? '/create' : allDrafts}
            variant="link"
            iconAfter={ArrowRight}
          >
            View All Drafts
          </LinkButton>
        </chakra.div>
      )}
    </Card>
  );
}

/** A draft row, which expands in place (P-116). */
function DraftItem({ draft, timeZone }: { readonly draft: DraftRow; readonly timeZone: string | null }) {
  const [open, setOpen] = useState(false);
  const prepared = usePreparedBy(draft);
  const body = useId();
  const { locationPatient: patient, locationClient: client, product, isOfficeUse } = draft;
  const owner = [client?.firstName, client?.lastName].filter(Boolean).join(' ');
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <DraftHead type="button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        <SpeciesIcon species={isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)} />
        <chakra.span display="block" minW="0">
          <chakra.span display="block">
            <chakra.span textStyle="name" me="2">
              {isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A')}
            </chakra.span>
            <chakra.span textStyle="meta" color="fg.muted">
              {owner}
            </chakra.span>
          </chakra.span>
          <chakra.span display="block">
            <ProductWords product={product} quantity={draft.unitPerFill} />
          </chakra.span>
          <chakra.span display="block" textStyle="meta" color="fg.muted" mb="1">
            {[formatDateTime(draft.draftCreateDate ?? draft.createdTimestamp, timeZone), prepared]
              .filter(Boolean)
              .join(' • ')}
          </chakra.span>
          <chakra.span display="flex" flexWrap="wrap" gap="1">
            <RxStatusBadge prescription={draft} />
            <ControlledBadge product={product} />
            {originTag(draft.rxOrigin) && <Badge icon={Copy}>{originTag(draft.rxOrigin)}</Badge>}
          </chakra.span>
        </chakra.span>
        <chakra.span
          ms="auto"
          alignSelf="flex-start"
          color="fg.subtle"
          display="inline-flex"
          css={{ transform: open ? 'rotate(180deg)' : undefined }}
        >
          <ChevronDown size={16} aria-hidden />
        </chakra.span>
      </DraftHead>
      {!open && <CreateFrom draft={draft} />}
      <div id={body}>{open && <openDraft.Part draft={draft} />}</div>
    </chakra.li>
  );
}

/** Opens the form without expanding the draft first. */
function CreateFrom({ draft }: { readonly draft: DraftRow }) {
  const { open, mayEdit } = useOpenDirect();
  if (!mayEdit || draft.archived) return null;
  const whom = draft.isOfficeUse ? 'Office Use' : (draft.locationPatient?.name ?? 'N/A');
  return (
    <chakra.div ps="3.75rem" pb="3">
      <Button
        size="sm"
        onClick={() => open({ from: 'draft', id: draft.id })}
        aria-label={`Create the prescription for ${whom}`}
      >
        Create
      </Button>
    </chakra.div>
  );
}
