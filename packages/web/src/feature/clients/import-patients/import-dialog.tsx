import { isFocusFree } from '../../../platform/keyboard/free-focus';
import { chakra } from '@chakra-ui/react';
import { importFinishedNotice } from '@signa/core/pims';
import { emptyTexts, type LinkedRecord, modalResultsMaxHeight } from '@signa/core/practice';
import { animalSimilarityTexts } from '@signa/core/clients';
import { Download, PawPrint, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../../part/button/button';
import { useRowKeys } from '../../../part/list/use-row-keys';
import { Dialog } from '../../../part/overlay/dialog';
import { Empty } from '../../../part/surface/empty';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { useNotices } from '../../../platform/notice/notice-context';
import { usePractice } from '../../../platform/practice/practice';
import { UndoImportDialog } from '../undo-import/undo-import-dialog';
import { undoImportPath } from '../undo-import/undo-import-path';
import { useCaretakerRead } from '../../pims/pims-difference/use-linked-caretaker';
import { ImportRow } from './import-row';
import { useImportPatients } from './use-import-patients';
import type { OurPatient } from './use-link-instead';
import type { ImportingPatients } from './use-import-patients';

interface ImportDialogProps {
  readonly client: LinkedRecord & { readonly id: string };
  /** The client's patients in Signa. Likely duplicates of them are excluded from Import all (C-239). */
  readonly patients?: readonly OurPatient[];
  readonly subtitle?: string;
  /**
   * The ID of the import that created the client, which these patients join; without it, they start a new import
   * (C-265).
   */
  readonly importId?: string;
  /** The client was created with the import, and undoing the import removed it. */
  readonly onClientGone: () => void;
  readonly steps?: ReactNode;
  /** Text shown beside the buttons. */
  readonly hint?: string;
  /** Opens the profile at the patient imported last (C-123). */
  readonly onDone: (patientId: string | null) => void;
}

/** The client's patients in the PIMS, each of which can be imported. The list stays open (C-117 to C-123). */
export function ImportDialog({
  client,
  patients = none,
  subtitle,
  importId,
  steps,
  hint,
  onDone,
  onClientGone,
}: ImportDialogProps) {
  const [ownId] = useState(() => crypto.randomUUID());
  const [isUndoing, setIsUndoing] = useState(false);
  const { mayUse } = usePractice();
  const notices = useNotices();
  const place = { clientId: client.id, importId: importId ?? ownId };
  const read = useCaretakerRead(client);
  const importing = useImportPatients(place, read.record ?? null, patients);
  const { imported } = importing;
  const done = () => {
    const notice = importFinishedNotice(imported.map(({ name }) => name));
    const way = { text: 'Undo', link: undoImportPath(client.id, place.importId) };
    if (notice) notices.show({ ...notice, ...(mayUse('UndoPimsImport') && { way }) });
    onDone(imported.at(-1)?.id ?? null);
  };
  const dialog = useFocusOnNext(importing.busy);
  const undone = (isClientGone: boolean) => {
    setIsUndoing(false);
    if (isClientGone) onClientGone();
    else importing.forget();
  };
  const footer = (
    <>
      {hint && (
        <chakra.span me="auto" alignSelf="center" color="fg.muted" textStyle="meta">
          {hint}
        </chakra.span>
      )}
      {imported.length > 0 && mayUse('UndoPimsImport') && (
        <Button icon={Undo2} variant="plain" disabled={importing.busy} onClick={() => setIsUndoing(true)}>
          Undo import
        </Button>
      )}
      {importing.importable > 1 && (
        <Button icon={Download} busy={importing.busy} onClick={importing.importAll}>
          Import all
        </Button>
      )}
      <Button
        data-done
        keys={['Esc']}
        variant={importing.importable === 0 ? 'solid' : 'outline'}
        disabled={importing.busy}
        onClick={done}
      >
        Open client profile
      </Button>
    </>
  );
  return (
    <Dialog
      title="Import Existing Patients"
      {...(subtitle !== undefined && { subtitle })}
      steps={steps}
      width="form"
      hasFixedHeight
      busy={importing.busy}
      footer={footer}
      onClose={done}
    >
      {read.failure && !read.record ? (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure}
        </FailedLine>
      ) : read.record === undefined ? (
        <SkeletonRows rows={3} label="Loading patients from PIMS" />
      ) : (
        <Patients importing={importing} place={dialog} />
      )}
      {isUndoing && (
        <UndoImportDialog importId={place.importId} onUndone={undone} onClose={() => setIsUndoing(false)} />
      )}
    </Dialog>
  );
}

const none: readonly OurPatient[] = [];

/**
 * The pressed button disappears when its action completes, so focus moves to the next enabled one, or to the button
 * that closes the dialog.
 */
function useFocusOnNext(busy: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    const isOver = wasBusy.current && !busy;
    wasBusy.current = busy;
    const element = place.current;
    if (!isOver || !element || !isFocusFree()) return;
    const next = element.querySelector<HTMLElement>('[data-row]:not([aria-disabled])');
    (next ?? element.closest('dialog')?.querySelector<HTMLElement>('[data-done]'))?.focus();
  }, [busy]);
  return place;
}

interface PatientsProps {
  readonly importing: ImportingPatients;
  readonly place: RefObject<HTMLDivElement | null>;
}

function Patients({ importing, place }: PatientsProps) {
  const { list, onKeyDown } = useRowKeys<HTMLUListElement>();
  const { patients, stateOf, importOne, likelyOf, linkTo, busy } = importing;
  if (patients.length === 0) return <Empty icon={PawPrint} title={emptyTexts.pimsPatients} minH="12rem" />;
  return (
    <div ref={place}>
      <chakra.ul
        ref={list}
        onKeyDown={onKeyDown}
        aria-label="Patients in PIMS"
        borderWidth="1px"
        borderColor="border.default"
        borderRadius="control"
        maxH={modalResultsMaxHeight}
        overflowY="auto"
      >
        {patients.map((theirs) => {
          const likely = likelyOf(theirs);
          return (
            <ImportRow
              key={theirs.id}
              theirs={theirs}
              state={stateOf(theirs)}
              isWaiting={busy}
              onImport={() => importOne(theirs)}
              likely={
                likely && {
                  name: likely.animal.name,
                  why: animalSimilarityTexts[likely.likeness],
                  onLink: () => linkTo(theirs, likely.animal),
                }
              }
            />
          );
        })}
      </chakra.ul>
    </div>
  );
}
