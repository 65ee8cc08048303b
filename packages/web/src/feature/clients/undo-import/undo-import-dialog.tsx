import { errorNotice, formatDateTime } from '@signa/core/base';
import { PreviewPimsImportUndoDocument, UndoPimsImportDocument } from '@signa/core/contract/typed';
import { importNamesText, importUndoneNotice, importUndoneText, nothingGoesText } from '@signa/core/pims';
import { Undo2 } from 'lucide-react';
import { useOperation } from '../../../client/query/use-operation';
import { Button } from '../../../part/button/button';
import { Dialog } from '../../../part/overlay/dialog';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonFacts } from '../../../part/surface/skeleton';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
import { usePractice } from '../../../platform/practice/practice';
import { UndoPreview } from './undo-preview';
import type { Preview } from './undo-preview';

interface UndoImportDialogProps {
  readonly importId: string;
  /** @param isClientGone - whether the import had created the client, and undoing it removed the client */
  readonly onUndone: (isClientGone: boolean) => void;
  readonly onClose: () => void;
}

/**
 * Undoes an import of patients: the preview shows who is removed and who stays, and undoing does exactly that (C-254,
 * C-266, C-267).
 */
export function UndoImportDialog({ importId, onUndone, onClose }: UndoImportDialogProps) {
  const { location } = usePractice();
  const read = useOperation(PreviewPimsImportUndoDocument, { importId }, { freshFor: 0 });
  const preview = read.data?.pimsImportUndo;
  const { failure, fail, clear } = useDialogFailure(undefined);
  const stayed = preview?.stays.length ?? 0;
  const undo = useMutation(UndoPimsImportDocument, {
    area: 'clients',
    success: ({ undoPimsImport: { removed } }) => importUndoneNotice(removed, stayed),
    error: (message) => fail(errorNotice('Error undoing the import', message)),
  });
  const send = async () => {
    if (!preview) return;
    clear();
    const isClientGone = preview.goes.some(({ noun }) => noun === 'client');
    const answer = await undo.run({ input: { importId, previewed: preview.previewed } });
    if (answer.ok) onUndone(isClientGone);
    else read.again();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={undo.busy} data-autofocus>
        Cancel
      </Button>
      <Button
        variant="danger"
        icon={Undo2}
        busy={undo.busy}
        disabledReason={preview && !read.refreshing ? whyNot(preview) : 'Loading the undo preview.'}
        onClick={() => void send()}
      >
        Undo import
      </Button>
    </>
  );
  return (
    <Dialog
      title="Undo Import"
      {...(preview && { subtitle: subtitleOf(preview, location.timeZone) })}
      width="form"
      hasFixedHeight
      busy={undo.busy}
      failure={failure}
      footer={footer}
      onClose={onClose}
    >
      {read.failure && !preview ? (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure.message}
        </FailedLine>
      ) : preview ? (
        <UndoPreview preview={preview} timeZone={location.timeZone} />
      ) : preview === null ? (
        <p>This import no longer exists.</p>
      ) : (
        <SkeletonFacts rows={3} label="Loading the undo preview" />
      )}
    </Dialog>
  );
}

const subtitleOf = ({ import: made }: Preview, timeZone: string | null) =>
  [importNamesText(made.names, made.patients), `${formatDateTime(made.at, timeZone)} by ${made.by}`]
    .filter(Boolean)
    .join(', ');

function whyNot({ import: made, goes }: Preview): string | null {
  if (made.undoneAt !== null) return importUndoneText;
  return goes.length === 0 ? nothingGoesText : null;
}
