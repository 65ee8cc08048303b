import { linkedPatients } from '@signa/core/clients';
import { noKnownParties, nothingChosen, visitOfChoice } from '@signa/core/prescribing';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Page } from '../../part/page/page';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import { LinkButton } from '../../part/button/link-button';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts, SkeletonRows } from '../../part/surface/skeleton';
import { OfficeClientCard } from './office-client-card';
import { OfficePrescriptions } from './office-prescriptions';
import { useOfficeUseClient } from '../../feature/prescribing/wizard/flow/use-office-use-client';

const searchPath = visitOfChoice({ isOfficeUse: true, parties: noKnownParties, choice: nothingChosen }).path;
const searchKeys = ['/'] as const;

/** `/officeuserx`: prescriptions for the practice's own use. */
export function OfficeUseScreen() {
  const { mayUse } = usePractice();
  const { client, failure, refreshing, again } = useOfficeUseClient();
  const patientId = client && linkedPatients(client)[0]?.id;
  return (
    <Page actions={mayUse('AddPrescription') && <SearchDrugName />}>
      {failure && (
        <FailedLine onRetry={again} busy={refreshing}>
          {failure.message}
        </FailedLine>
      )}
      {client && <OfficeClientCard client={client} />}
      {patientId && <OfficePrescriptions patientId={patientId} />}
      {!client && !failure && <Awaited />}
    </Page>
  );
}

/** Starts a new prescription; on this page, the search shortcut opens it too. */
function SearchDrugName() {
  const navigate = useNavigate();
  useShortcut({
    keys: searchKeys,
    label: 'Search Drug Name',
    section: 'Office Use',
    run: () => void navigate(searchPath),
  });
  return (
    <LinkButton variant="solid" to={searchPath} icon={Search} keys={searchKeys}>
      Search Drug Name
    </LinkButton>
  );
}

const Awaited = () => (
  <>
    <Card>
      <SkeletonFacts rows={1} label="Loading the office-use client" />
    </Card>
    <Card>
      <SkeletonRows rows={4} label="Loading prescriptions" />
    </Card>
  </>
);
