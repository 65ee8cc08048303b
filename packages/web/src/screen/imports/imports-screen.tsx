import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@signa/core/base';
import { GetImportFilesDocument } from '@signa/core/contract/typed';
import { isImportRunning } from '@signa/core/pims';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useOperation } from '../../client/query/use-operation';
import { type ImportFile, ImportProgress } from '../../feature/pims/import-file/import-progress';
import { recordCount, sizeText } from '../../feature/pims/import-file/import-words';
import { StageBadge } from '../../feature/pims/import-file/stage-badge';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { usePractice } from '../../platform/practice/practice';
import { UploadCard } from './upload-card';

const crumbs = [{ label: 'Imports' }];
/** Milliseconds between two looks at files that a server works on. */
const pollEvery = 2_000;

/** `/practicesettings/imports`: the files of clients and patients that were uploaded at this location (C-330). */
export function ImportsScreen() {
  const { mayUse, location } = usePractice();
  if (mayUse('GetImportFiles')) return <Readable key={location.id} />;
  return (
    <Page crumbs={crumbs}>
      <Empty
        icon={FileUp}
        title="Only users who can change practice settings and clients can import files."
        minH="14rem"
      >
        Ask an administrator of your practice.
      </Empty>
    </Page>
  );
}

function Readable() {
  const { location } = usePractice();
  const navigate = useNavigate();
  const [isRunning, setIsRunning] = useState(false);
  const read = useOperation(
    GetImportFilesDocument,
    { locationId: location.id },
    { freshFor: 0, ...(isRunning ? { pollEvery } : {}) },
  );
  const files = read.data?.importFiles.files;
  const isRunningNow = files?.some(({ stage }) => isImportRunning(stage)) ?? false;
  if (isRunningNow !== isRunning) setIsRunning(isRunningNow);
  return (
    <Page crumbs={crumbs}>
      <UploadCard onAdded={(id) => void navigate(importPath(id))} />
      {read.failure && (
        <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
          {files ? undefined : "We couldn't load the imports."}
        </FailedLine>
      )}
      {files ? (
        <FileList files={files} timeZone={location.timeZone} />
      ) : (
        !read.failure && (
          <Card>
            <SkeletonRows rows={4} label="Loading the imports" />
          </Card>
        )
      )}
    </Page>
  );
}

const importPath = (id: string) => `/practicesettings/imports/${id}`;

interface FileListProps {
  readonly files: readonly ImportFile[];
  readonly timeZone: string | null;
}

function FileList({ files, timeZone }: FileListProps) {
  if (files.length === 0)
    return (
      <Empty icon={FileUp} title="No files were uploaded yet." minH="10rem">
        Upload the clients first, then their patients.
      </Empty>
    );
  return (
    <Card aria-label="Files" overflow="hidden">
      <chakra.ul listStyleType="none">
        {files.map((file) => (
          <FileRow key={file.id} file={file} timeZone={timeZone} />
        ))}
      </chakra.ul>
    </Card>
  );
}

function FileRow({ file, timeZone }: { readonly file: ImportFile; readonly timeZone: string | null }) {
  return (
    <chakra.li px="4" py="3" borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: '0' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <NameLink to={importPath(file.id)}>{file.name}</NameLink>
        <StageBadge stage={file.stage} />
      </chakra.div>
      <chakra.p mt="1" textStyle="meta" color="fg.muted">
        {`${nounOf(file)}, ${sizeText(file.size)}, ${formatDateTime(file.at, timeZone)} by ${file.by}`}
      </chakra.p>
      {isImportRunning(file.stage) && (
        <chakra.div mt="2">
          <ImportProgress file={file} />
        </chakra.div>
      )}
    </chakra.li>
  );
}

const NameLink = chakra(Link, {
  base: { textStyle: 'strong', overflowWrap: 'anywhere', '&:hover': { textDecoration: 'underline' } },
});

function nounOf({ noun, stage, report }: ImportFile): string {
  if (report && stage === 'done') return `${recordCount(noun, report.added)} added`;
  return noun === 'client' ? 'Clients' : 'Patients';
}
