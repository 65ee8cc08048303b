import { chakra } from '@chakra-ui/react';
import { refillsLabel } from '@signa/core/prescribing';
import { quantityInUnits } from '@signa/core/catalog';
import { formatDate } from '@signa/core/base';
import { FilePen } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button } from '../../../../part/button/button';
import { LinkButton } from '../../../../part/button/link-button';
import { Fact, Facts } from '../../../../part/surface/facts';
import { useOpenDirect } from '../direct/use-open-direct';
import type { DraftRow } from './draft-facts';
import { DiscardButtons } from './discard-buttons';

/** A draft opened within its list: its contents, and its actions (P-116 to P-118). */
export function OpenDraft({ draft }: { readonly draft: DraftRow }) {
  const { pathname, search } = useLocation();
  const { open, mayEdit } = useOpenDirect();
  const whom = draft.isOfficeUse ? 'Office Use' : (draft.locationPatient?.name ?? 'N/A');
  return (
    <chakra.div px="4" pt="1" pb="4" display="flex" flexDirection="column" gap="3">
      {/* Fits both a narrow panel and a wide list. */}
      <Facts gap="3" gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))">
        <Fact label="Directions" wide>
          {draft.directions}
        </Fact>
        <Fact label="Quantity">{quantityInUnits(draft.unitPerFill, draft.product.unitMeasure?.description)}</Fact>
        <Fact label="Refills">{refillsLabel(draft)}</Fact>
        <Fact label="Expiration">{draft.prescExpiryDate && formatDate(draft.prescExpiryDate)}</Fact>
        <Fact label="Authorizing Vet">{draft.authorizingVetLocationUser?.displayName}</Fact>
      </Facts>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {mayEdit && !draft.archived && (
          <Button
            size="sm"
            variant="accent"
            icon={FilePen}
            onClick={() => open({ from: 'draft', id: draft.id })}
            aria-label={`Create the prescription for ${whom}`}
          >
            Create
          </Button>
        )}
        <DiscardButtons draft={draft} size="sm" />
        <LinkButton size="sm" variant="plain" to={`/history/${draft.id}`} state={{ from: pathname + search }}>
          View
        </LinkButton>
      </chakra.div>
    </chakra.div>
  );
}
