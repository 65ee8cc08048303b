import { chakra } from '@chakra-ui/react';
import { GetPrescriptionDocument } from '@signa/core/contract/typed';
import { prescriptionEntry } from '@signa/core/portal';
import { detailsNotFoundText, isActiveDraft, mayPrint, originTag, prescriptionName } from '@signa/core/prescribing';
import { issuedDoseText } from '@signa/core/safety';
import { pollingMs } from '@signa/core/base';
import { Copy, FilePen, FileX, Printer, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { printRxPath } from '../../platform/route/built-paths';
import { Page } from '../../part/page/page';
import { useRouteParam } from '../../part/page/route-params';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import { useNoteOpened } from '../../platform/recents/use-recents';
import { useOperation } from '../../client/query/use-operation';
import { Badge } from '../../part/badge/badge';
import { ControlledBadge } from '../../part/badge/controlled-badge';
import { ExpiryBadge } from '../../part/badge/expiry-badge';
import { RxStatusBadge } from '../../part/badge/rx-status-badge';
import { WorkflowBadge } from '../../part/badge/task-badges';
import { Button } from '../../part/button/button';
import { LinkButton } from '../../part/button/link-button';
import { useListPath } from '../../part/list/use-list-path';
import { useOpenDirect } from '../../feature/prescribing/prescription-form/direct/use-open-direct';
import { DiscardButtons } from '../../feature/prescribing/prescription-form/draft/discard-buttons';
import { AlertLines } from '../../feature/clients/record-alerts/alert-lines';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { ArchiveButton } from './archive-button';
import { AuditTrail } from './audit-trail';
import { DetailSections } from './detail-sections';
import type { DetailedPrescription } from './detailed-prescription';
import { ChangedSinceIssue, CheckedByServices, CheckedWhenIssued, PatientWhenIssued } from './issue-record-cards';
import { OrderLines } from './order-lines';
import { ProductCard } from './product-card';
import { wholeTitle } from './whole-title';
import { SaveFavoriteButton } from './save-favorite-button';
import { WorkflowButton } from './workflow-button';

/** A prescription: its content, history, and actions (P-144 to P-146). */
export function PrescriptionDetailScreen() {
  const id = useRouteParam('id');
  const read = useOperation(GetPrescriptionDocument, { id }, { pollEvery: pollingMs.pagedTasks });
  const listPath = useListPath('/history');
  const navigate = useNavigate();
  const prescription = read.data?.prescription;
  useNoteOpened(prescription ? prescriptionEntry(prescription) : null);
  const retry = read.failure && (
    <FailedLine onRetry={read.again} busy={read.refreshing}>
      We couldn't load the prescription.
    </FailedLine>
  );
  return (
    <Page
      crumbs={[{ label: crumbOf(prescription) }]}
      actions={<Actions prescription={prescription ?? null} onClose={() => void navigate(listPath)} />}
    >
      {prescription ? (
        <>
          {read.failure && (
            <FailedLine onRetry={read.again} busy={read.refreshing}>
              We couldn't refresh the prescription.
            </FailedLine>
          )}
          <Detail prescription={prescription} />
        </>
      ) : (
        <Card p="4" aria-label="Prescription">
          {retry ??
            (read.loading ? (
              <SkeletonFacts rows={4} label="Loading the prescription" />
            ) : (
              <Empty icon={FileX} title={detailsNotFoundText} />
            ))}
        </Card>
      )}
    </Page>
  );
}

const crumbOf = (prescription: DetailedPrescription | null | undefined): string => {
  return prescription ? prescriptionName(prescription) : 'Prescription';
};

function Actions({
  prescription,
  onClose,
}: {
  readonly prescription: DetailedPrescription | null;
  readonly onClose: () => void;
}) {
  const navigate = useNavigate();
  const { open, mayCopy, mayEdit } = useOpenDirect();
  const printable =
    prescription !== null &&
    mayPrint({ rxStatus: prescription.rxStatus.code, archived: prescription.archived }).allowed;
  const printAddress = prescription ? printRxPath.replace(':id', prescription.id) : '';
  useShortcut({
    keys: ['P'],
    label: 'Print RX',
    section: 'Prescription',
    run: () => void navigate(printAddress),
    enabled: printable,
  });
  useShortcut({ keys: ['Esc'], label: 'Close', section: 'Prescription', run: onClose });
  const isDraft = prescription != null && isActiveDraft(prescription);
  return (
    <>
      {prescription && <DiscardButtons draft={prescription} />}
      {prescription && !isDraft && mayCopy && (
        <Button icon={Copy} onClick={() => open({ from: 'copy', id: prescription.id })}>
          Copy
        </Button>
      )}
      {prescription && <SaveFavoriteButton prescription={prescription} />}
      {prescription && <WorkflowButton prescription={prescription} />}
      {prescription && <ArchiveButton prescription={prescription} />}
      {prescription && isDraft && mayEdit && (
        <Button variant="solid" icon={FilePen} onClick={() => open({ from: 'draft', id: prescription.id })}>
          Create
        </Button>
      )}
      {printable && (
        <LinkButton to={printAddress} variant="solid" icon={Printer} keys={['P']}>
          Print RX
        </LinkButton>
      )}
      <Button variant="plain" keys={['Esc']} onClick={onClose} px={{ base: '2', md: '3' }} aria-label="Close">
        <chakra.span hideFrom="md" display="inline-flex">
          <X size={18} aria-hidden />
        </chakra.span>
        <chakra.span hideBelow="md">Close</chakra.span>
      </Button>
    </>
  );
}

/** By the weight at issue. */
function doseOf({ product, locationPatient: patient, directions }: DetailedPrescription): string | null {
  if (!patient) return null;
  return issuedDoseText({
    product: { ...product, unit: product.unitMeasure?.description ?? null },
    patient,
    directions,
  });
}

function Detail({ prescription }: { readonly prescription: DetailedPrescription }) {
  const { today, location } = usePractice();
  const { locationPatient: patient, locationClient: client, product, issueRecord: record } = prescription;
  const patientName = prescription.isOfficeUse ? 'Office Use' : patient?.name;
  const owner = [client?.firstName, client?.lastName].filter(Boolean).join(' ');
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20.5rem' }}
    >
      <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
        <Card p="4" display="flex" flexWrap="wrap" alignItems="center" gap="3" aria-label="Summary">
          <SpeciesIcon
            size="head"
            species={prescription.isOfficeUse ? 'office-use' : (patient?.species?.code ?? null)}
          />
          <chakra.div flex="1" minW="12rem">
            <chakra.p textStyle="section">
              {wholeTitle(product)}
              {patientName && ` for ${patientName}`}
            </chakra.p>
            <chakra.p color="fg.muted">
              {owner}
              {prescription.rxNumber === null && prescription.draftName !== null && (
                <chakra.span overflowWrap="anywhere">{`${owner && ', '}${prescription.draftName}`}</chakra.span>
              )}
              {(prescription.rxNumber ?? prescription.elsewhere) && (
                <>
                  {owner && ', '}
                  <chakra.span whiteSpace="nowrap">{prescriptionName(prescription)}</chakra.span>
                </>
              )}
            </chakra.p>
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" gap="1">
            <RxStatusBadge prescription={prescription} />
            <ControlledBadge product={product} />
            {prescription.currentWorkflowStatus && (
              <WorkflowBadge description={prescription.currentWorkflowStatus.description} />
            )}
            {originTag(prescription.rxOrigin) && <Badge icon={Copy}>{originTag(prescription.rxOrigin)}</Badge>}
            <ExpiryBadge expiry={prescription.prescExpiryDate} today={today()} />
          </chakra.div>
        </Card>
        {!prescription.isOfficeUse && (
          <AlertLines clientId={client?.id ?? null} patientId={patient?.id ?? null} place="prescription" />
        )}
        {record && <ChangedSinceIssue record={record} timeZone={location.timeZone} />}
        <DetailSections prescription={prescription} />
        {record && patient && !prescription.isOfficeUse && (
          <PatientWhenIssued patient={patient} record={record} dose={doseOf(prescription)} />
        )}
        {record?.checks && <CheckedWhenIssued checks={record.checks} />}
        {record?.externalChecks && <CheckedByServices checks={record.externalChecks} />}
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
        <ProductCard product={product} isOfficeUse={prescription.isOfficeUse} />
        <OrderLines prescriptionId={prescription.id} />
        <AuditTrail events={prescription.history} timeZone={location.timeZone} />
      </chakra.div>
    </chakra.div>
  );
}
