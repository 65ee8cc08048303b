import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/operation';
import { menuLinks } from '@signa/core/practice';
import { originTag, prescriptionLimits } from '@signa/core/prescription';
import { formatDateTime } from '@signa/core/time';
import { ArrowRight, Copy, FilePen } from 'lucide-react';
import { Link } from 'react-router';
import { usePractice } from '../../app/session/practice';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { RxStatusBadge } from '../../part/badge/rx-status-badge';
import { LinkButton } from '../../part/button/link-button';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { Card, CardHead } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { SkeletonRows } from '../../part/surface/skeleton';
import { ProductWords } from '../history/product-words';

type Draft = Operations['Prescriptions']['data']['prescriptions'][number];

const DraftLink = chakra(Link, {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '3',
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export interface DraftPanelProps {
  /** The drafts of the vet, the newest first; undefined while they load. */
  readonly drafts: readonly Draft[] | undefined;
}

/** The latest drafts of the vet who is signed in (P-176). */
export function DraftPanel({ drafts }: DraftPanelProps) {
  const { menu, location } = usePractice();
  const shown = drafts?.slice(0, prescriptionLimits.dashboardDrafts);
  return (
    <Card aria-label="Create">
      <chakra.div px="4" pt="3" css={{ '& > div': { mb: '2.5' } }}>
        <CardHead title="Create" note={drafts && shown ? `${shown.length} of ${drafts.length} drafts` : undefined} />
      </chakra.div>
      <chakra.div borderTopWidth="1px" borderColor="border.subtle">
        {!shown && <SkeletonRows rows={3} label="Loading drafts" />}
        {shown?.length === 0 && (
          <Empty plain icon={FilePen} title="No drafts">
            What you save as a draft waits here.
          </Empty>
        )}
        {shown && shown.length > 0 && (
          <ul>
            {shown.map((draft) => (
              <DraftRow key={draft.id} draft={draft} timeZone={location.timeZone} />
            ))}
          </ul>
        )}
      </chakra.div>
      {menuLinks(menu).includes('/create') && (
        <chakra.div display="flex" justifyContent="center" borderTopWidth="1px" borderColor="border.subtle" p="1.5">
          <LinkButton to="/create" variant="link" iconAfter={ArrowRight}>
            View All Drafts
          </LinkButton>
        </chakra.div>
      )}
    </Card>
  );
}

function DraftRow({ draft, timeZone }: { readonly draft: Draft; readonly timeZone: string | null }) {
  const { locationPatient: patient, locationClient: client, product, isOfficeUse } = draft;
  const owner = [client?.firstName, client?.lastName].filter(Boolean).join(' ');
  return (
    <chakra.li borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <DraftLink to={`/history/${draft.id}`} state={{ from: '/dashboard' }}>
        <SpeciesIcon species={isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)} />
        <chakra.div minW="0">
          <chakra.p>
            <chakra.span textStyle="name" me="2">
              {isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A')}
            </chakra.span>
            <chakra.span textStyle="meta" color="fg.muted">
              {owner}
            </chakra.span>
          </chakra.p>
          <p>
            <ProductWords product={product} quantity={draft.unitPerFill} />
          </p>
          <chakra.p textStyle="meta" color="fg.muted" mb="1">
            {formatDateTime(draft.draftCreateDate ?? draft.createdTimestamp, timeZone)}
          </chakra.p>
          <chakra.div display="flex" flexWrap="wrap" gap="1">
            <RxStatusBadge prescription={draft} />
            <ControlledBadge product={product} />
            {originTag(draft.rxOrigin) && <Badge icon={Copy}>{originTag(draft.rxOrigin)}</Badge>}
          </chakra.div>
        </chakra.div>
      </DraftLink>
    </chakra.li>
  );
}
