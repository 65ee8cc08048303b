import { chakra } from '@chakra-ui/react';
import { detailsNotFoundText, mayPrint } from '@signa/core/prescribing';
import { ArrowLeft, FileX2, Printer } from 'lucide-react';
import { PageTitle } from '../../part/page/page-title';
import { useRouteParam } from '../../part/page/route-params';
import { Button } from '../../part/button/button';
import { LinkButton } from '../../part/button/link-button';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { PrintSheets } from '../../part/print/paper/paper';
import { PrintPreview } from '../../part/print/paper/paper-preview';
import { usePrintout } from './use-printout';

/** Prints an issued prescription: the original once, and then numbered reprints, each of them recorded (P-146). */
export function PrintScreen() {
  const id = useRouteParam('id');
  const { read, prescription, model, failure, state, isRecorded, print, busy } = usePrintout(id);
  const isOffered =
    prescription !== null &&
    mayPrint({ rxStatus: prescription.rxStatus.code, archived: prescription.archived }).allowed;
  return (
    <chakra.main minH="100dvh" bg="bg.canvas" color="fg.default">
      <PageTitle parts={['Print prescription']} />
      <chakra.header
        position="sticky"
        top="0"
        zIndex="header"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        px="4"
        py="2"
        bg="bg.surface"
        borderBottomWidth="1px"
        borderColor="border.default"
      >
        <LinkButton to={`/history/${id}`} variant="plain" icon={ArrowLeft}>
          Back
        </LinkButton>
        <chakra.h1 textStyle="section" me="auto">
          Print prescription
        </chakra.h1>
        {isOffered && state && (
          <chakra.span
            role="status"
            textStyle="meta"
            color="fg.muted"
            order={{ base: 1, md: 0 }}
            flexBasis={{ base: '100%', md: 'auto' }}
          >
            {state}
          </chakra.span>
        )}
        {isOffered && (
          <Button
            variant="solid"
            icon={Printer}
            onClick={() => void print()}
            busy={busy}
            disabledReason={model ? null : 'The prescription is not ready to print yet.'}
          >
            Print
          </Button>
        )}
      </chakra.header>
      <chakra.div maxW="54rem" mx="auto" p="4">
        {read.failure && <FailedLine onRetry={read.again}>{read.failure.message}</FailedLine>}
        {isOffered && failure && (
          <FailedLine onRetry={failure.again} busy={failure.busy}>
            {failure.message}
          </FailedLine>
        )}
        {read.loading && <p role="status">Loading the prescription…</p>}
        {read.data && !prescription && <Empty icon={FileX2} title={detailsNotFoundText} />}
        {prescription && !isOffered && (
          <Empty icon={FileX2} title="Nothing to print">
            Only an issued prescription that is not archived can be printed.
          </Empty>
        )}
        {isOffered && model && <PrintPreview model={model} />}
      </chakra.div>
      {isOffered && <PrintSheets model={isRecorded ? model : null} />}
    </chakra.main>
  );
}
