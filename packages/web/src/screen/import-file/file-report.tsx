import { chakra } from '@chakra-ui/react';
import { errorNotice, noticeStay } from '@signa/core/base';
import { GetImportLeftOutDocument } from '@signa/core/contract/typed';
import { importFileTexts, isImportComplete, isImportOpen } from '@signa/core/pims';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../client/query/use-call';
import type { ImportFile } from '../../feature/pims/import-file/import-progress';
import { recordCount } from '../../feature/pims/import-file/import-words';
import { Button } from '../../part/button/button';
import { TitledCard } from '../../part/surface/card';
import { saveFile } from '../../platform/file/save-file';
import { useNotices } from '../../platform/notice/notice-context';
import { usePractice } from '../../platform/practice/practice';

type Report = NonNullable<ImportFile['report']>;

interface FileReportProps {
  readonly file: ImportFile;
  readonly report: Report;
}

/** What the check found, or what the import did, with the errors of each column and how to correct them (C-333, C-334). */
export function FileReport({ file, report }: FileReportProps) {
  const isDone = isImportComplete(file.stage);
  const facts = [
    `${recordCount(file.noun, report.added)} ${isDone ? 'added' : 'will be added'}`,
    ...(report.known > 0 ? [`${recordCount(file.noun, report.known)} already exist here and stay as they are`] : []),
    ...(report.repeats > 0 ? [`${lineCount(report.repeats)} repeat an earlier one`] : []),
    ...(report.faulty > 0 ? [`${lineCount(report.faulty)} with errors${isDone ? ', left out' : ''}`] : []),
    ...(file.removed === null ? [] : [`${recordCount(file.noun, file.removed)} removed by the undo`]),
  ];
  const named = report.faults.length;
  const count = report.columns.reduce((sum, one) => sum + one.count, 0);
  return (
    <TitledCard title={isDone ? 'Result' : 'Result of the check'}>
      <chakra.ul ps="5" listStyleType="disc">
        {[...facts, ...report.notes].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </chakra.ul>
      {file.skipsInvalid && isDone && report.faulty > 0 && <LeftOutButton file={file} />}
      {report.columns.map(({ column, count: ofColumn, accepts }) => (
        <chakra.section key={column ?? ''} mt="4" aria-label={headingOf(column)}>
          <chakra.h3 textStyle="name" overflowWrap="anywhere">
            {`${headingOf(column)}: ${ofColumn === 1 ? '1 error' : `${ofColumn.toLocaleString('en-US')} errors`}`}
          </chakra.h3>
          {accepts !== null && accepts !== '' && <chakra.p color="fg.muted">{`Accepted: ${accepts}.`}</chakra.p>}
          <chakra.ul ps="5" listStyleType="disc">
            {report.faults
              .filter((fault) => fault.column === column)
              .map(({ line, value, what }) => (
                <chakra.li key={`${line} ${what}`} overflowWrap="anywhere">
                  {value === null ? `Line ${line}: ${what}` : `Line ${line}, "${value}": ${what}`}
                </chakra.li>
              ))}
          </chakra.ul>
        </chakra.section>
      ))}
      {count > named && (
        <chakra.p mt="3">{`The first ${named} of ${count.toLocaleString('en-US')} errors are listed.`}</chakra.p>
      )}
      {isImportOpen(file.stage) && report.faulty > 0 && (
        <chakra.p mt="3">
          Correct these lines in the file and upload it again, or import the other lines now: you can then download the
          lines that were left out, with the reasons.
        </chakra.p>
      )}
    </TitledCard>
  );
}

const headingOf = (column: string | null) => (column === null ? 'Whole lines' : `Column "${column}"`);
const lineCount = (count: number) => (count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`);

function LeftOutButton({ file }: { readonly file: ImportFile }) {
  const { location } = usePractice();
  const call = useCall();
  const notices = useNotices();
  const [busy, setBusy] = useState(false);
  const fail = (message: string) => {
    const notice = errorNotice("We couldn't download the lines", message);
    notices.show(notice, noticeStay(notice, 'general'));
  };
  const download = async () => {
    setBusy(true);
    const texts: string[] = [];
    let name = '';
    for (let part = 0; ; part += 1) {
      const answer = await call(GetImportLeftOutDocument, { locationId: location.id, id: file.id, part });
      if (!answer.ok) {
        setBusy(false);
        return fail(answer.failure.message);
      }
      const found = answer.data.importLeftOut;
      if (found === null) break;
      texts.push(found.text);
      name = found.name;
    }
    setBusy(false);
    if (texts.length === 0) return fail(importFileTexts.noLeftOut);
    saveFile(new Blob(texts, { type: 'text/csv;charset=utf-8' }), name);
  };
  return (
    <chakra.div mt="3">
      <Button icon={Download} busy={busy} onClick={() => void download()}>
        Download the lines left out
      </Button>
    </chakra.div>
  );
}
