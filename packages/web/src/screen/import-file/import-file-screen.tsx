import { formatDateTime } from '@signa/core/base';
import { GetImportFileDocument } from '@signa/core/contract/typed';
import { isImportRunning } from '@signa/core/pims';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { ImportProgress } from '../../feature/pims/import-file/import-progress';
import { sizeText } from '../../feature/pims/import-file/import-words';
import { StageBadge } from '../../feature/pims/import-file/stage-badge';
import { chakra } from '@chakra-ui/react';
import { Page } from '../../part/page/page';
import { useRouteUuid } from '../../part/page/route-params';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { usePractice } from '../../platform/practice/practice';
import { FileActions } from './file-actions';
import { FileReport } from './file-report';
import { MappingCard } from './mapping-card';
import { StaysCard } from './stays-card';

/** Milliseconds between two looks at a file that a server works on. */
const pollEvery = 1_500;

/** `/practicesettings/imports/:importId`: one file, from its columns to its import and the undo (C-331 to C-336). */
export function ImportFileScreen() {
  const { mayUse, location } = usePractice();
  const id = useRouteUuid('importId');
  if (id !== null && mayUse('GetImportFile')) return <OneFile key={`${location.id} ${id}`} id={id} />;
  return <Missing />;
}

const listCrumb = { label: 'Imports', to: '/practicesettings/imports' };

const Missing = () => (
  <Page crumbs={[listCrumb, { label: 'File' }]}>
    <Empty icon={FileUp} title="There is no such file at this location." minH="14rem">
      It may have been removed, or belongs to another location.
    </Empty>
  </Page>
);

function OneFile({ id }: { readonly id: string }) {
  const { location } = usePractice();
  const [isRunning, setIsRunning] = useState(false);
  const read = useOperation(
    GetImportFileDocument,
    { locationId: location.id, id },
    { freshFor: 0, ...(isRunning ? { pollEvery } : {}) },
  );
  const found = read.data?.importFile;
  const isRunningNow = found ? isImportRunning(found.file.stage) : false;
  if (isRunningNow !== isRunning) setIsRunning(isRunningNow);
  if (found === null) return <Missing />;
  const file = found?.file;
  return (
    <Page
      crumbs={[listCrumb, { label: file?.name ?? 'File' }]}
      actions={file && <FileActions file={file} found={found} />}
    >
      {read.failure && (
        <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
          {file ? "We couldn't refresh the file. The work on it continues." : "We couldn't load the file."}
        </FailedLine>
      )}
      {found && file ? (
        <>
          <Card aria-label="File" p="4">
            <StageBadge stage={file.stage} />
            <chakra.p mt="1" textStyle="meta" color="fg.muted">
              {`${file.noun === 'client' ? 'Clients' : 'Patients'}, ${sizeText(file.size)}, uploaded ${formatDateTime(file.at, location.timeZone)} by ${file.by}`}
            </chakra.p>
            {file.problem !== null && (
              <chakra.p mt="2" role="alert" color="status.declined.fg" whiteSpace="pre-line">
                {file.problem}
              </chakra.p>
            )}
            {isRunningNow && (
              <chakra.div mt="3">
                <ImportProgress file={file} />
                <chakra.p mt="1" textStyle="meta" color="fg.muted">
                  You can close this page. The work continues.
                </chakra.p>
              </chakra.div>
            )}
          </Card>
          {file.stays && <StaysCard file={file} stays={file.stays} />}
          {file.report && <FileReport file={file} report={file.report} />}
          {found.mapping && <MappingCard key={found.mapping.format} file={file} mapping={found.mapping} />}
        </>
      ) : (
        !read.failure && (
          <Card>
            <SkeletonFacts rows={4} label="Loading the file" />
          </Card>
        )
      )}
    </Page>
  );
}
