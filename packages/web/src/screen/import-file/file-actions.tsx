import { errorNotice } from '@signa/core/base';
import { CheckImportFileDocument, RemoveImportFileDocument, StartImportFileDocument } from '@signa/core/contract/typed';
import { type ImportAction, importActionsIn, importFileTexts } from '@signa/core/pims';
import { ListChecks, Play, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportFile } from '../../feature/pims/import-file/import-progress';
import { recordCount } from '../../feature/pims/import-file/import-words';
import { Button } from '../../part/button/button';
import { ConfirmDialog } from '../../part/overlay/confirm-dialog';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';
import type { FoundFile } from './found-file';
import { useUndoFile } from './use-undo-file';

interface FileActionsProps {
  readonly file: ImportFile;
  readonly found: FoundFile;
}

/** What the user can do with the file now (C-332). */
export function FileActions({ file, found }: FileActionsProps) {
  const { location } = usePractice();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'remove' | 'undo' | null>(null);
  const variables = { locationId: location.id, id: file.id };
  const error = (title: string) => (message: string) => errorNotice(title, message);
  const check = useMutation(CheckImportFileDocument, { error: error("We couldn't start the check") });
  const start = useMutation(StartImportFileDocument, { error: error("We couldn't start the import") });
  const remove = useMutation(RemoveImportFileDocument, { error: error("We couldn't remove the file") });
  const undo = useUndoFile(file.id);
  const may = (action: ImportAction) => importActionsIn(file.stage).includes(action);
  const isBusy = check.busy || start.busy || remove.busy || undo.busy;
  const removeFile = async () => {
    const answer = await remove.run(variables);
    setAsked(null);
    if (answer.ok) void navigate('/practicesettings/imports');
  };
  return (
    <>
      {may('remove') && (
        <Button icon={Trash2} disabled={isBusy} onClick={() => setAsked('remove')}>
          Remove file
        </Button>
      )}
      {may('undo') && (
        <Button icon={Undo2} disabled={isBusy} onClick={() => setAsked('undo')}>
          Undo import
        </Button>
      )}
      {may('check') && (
        <Button
          icon={ListChecks}
          variant={may('import') ? 'outline' : 'solid'}
          busy={check.busy}
          disabledReason={whyNotCheck(found)}
          onClick={() => void check.run(variables)}
        >
          {may('import') ? 'Check again' : 'Check every line'}
        </Button>
      )}
      {may('import') && (
        <Button
          icon={Play}
          variant="solid"
          busy={start.busy}
          disabledReason={file.report?.added === 0 && file.stage === 'checked' ? importFileTexts.nothingToAdd : null}
          onClick={() => void start.run({ ...variables, skipsInvalid: (file.report?.faulty ?? 0) > 0 })}
        >
          {importLabel(file)}
        </Button>
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title="Remove this file?"
          no="Keep file"
          yes="Remove file"
          busy={remove.busy}
          danger
          onNo={() => setAsked(null)}
          onYes={() => void removeFile()}
        >
          {file.stage === 'undone'
            ? 'Its records were removed already. Only this entry is deleted.'
            : 'Nothing of it was imported. You can upload it again.'}
        </ConfirmDialog>
      )}
      {asked === 'undo' && (
        <ConfirmDialog
          title="Undo this import?"
          no="Keep import"
          yes="Undo import"
          busy={undo.busy}
          danger
          onNo={() => setAsked(null)}
          onYes={() => void undo.run(false).then(() => setAsked(null))}
        >
          {`The ${file.noun}s that this file added are deleted. If any of them was changed or used since, nothing is deleted, and you see which ones and why.`}
        </ConfirmDialog>
      )}
    </>
  );
}

function whyNotCheck({ mapping }: FoundFile): string | null {
  if (!mapping) return null;
  if (mapping.missing.length > 0) return `Choose a column for ${mapping.missing.join(', ')} first.`;
  return mapping.questions.length > 0 ? importFileTexts.questionsLeft : null;
}

function importLabel({ stage, noun, report }: ImportFile): string {
  if (stage === 'stopped') return 'Continue import';
  const records = recordCount(noun, report?.added ?? 0);
  const faulty = report?.faulty ?? 0;
  if (faulty === 0) return `Import ${records}`;
  return `Import ${records} and leave out ${faulty === 1 ? '1 line' : `${faulty.toLocaleString('en-US')} lines`}`;
}
