import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { prescriptionName } from '@signa/core/prescribing';
import { Copy } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import { RxStatusBadge } from '../../part/badge/rx-status-badge';
import { WorkflowBadge } from '../../part/badge/task-badges';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { Card } from '../../part/surface/card';
import { subjectOfOrigin } from './direct-origin';
import type { DirectOrigin } from './direct-origin';

/** Recipient of the prescription, and what it was copied from. */
export function DirectHead({ origin }: { readonly origin: DirectOrigin }) {
  const { client, patient, isOfficeUse } = subjectOfOrigin(origin);
  const whom = isOfficeUse ? 'Office Use' : (patient?.name ?? 'N/A');
  const draft = origin.from === 'draft' ? origin.prescription : null;
  return (
    <Card p="4" display="flex" flexWrap="wrap" alignItems="center" gap="3" aria-label="Summary">
      <SpeciesIcon size="head" species={isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)} />
      <chakra.div flex="1" minW="12rem">
        <chakra.h2 textStyle="section">
          for <chakra.span>{whom}</chakra.span>
        </chakra.h2>
        <chakra.p color="fg.muted">
          {[client && !isOfficeUse ? clientName(client) : '', originWords(origin)].filter(Boolean).join(', ')}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="1">
        {draft ? <RxStatusBadge prescription={draft} /> : <Badge icon={Copy}>Copy</Badge>}
        {draft?.currentWorkflowStatus && <WorkflowBadge description={draft.currentWorkflowStatus.description} />}
      </chakra.div>
    </Card>
  );
}

function originWords(origin: DirectOrigin): string {
  if (origin.from === 'draft') return '';
  if (origin.from === 'task-copy') return 'copied from a request';
  const { rxNumber, elsewhere } = origin.prescription;
  return rxNumber || elsewhere ? `copied from ${prescriptionName(origin.prescription)}` : 'copied from a prescription';
}
