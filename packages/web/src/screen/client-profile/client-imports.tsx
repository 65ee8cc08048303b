import { linkedId } from '@signa/core/practice';
import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../part/button/button';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { usePractice } from '../../platform/practice/practice';
import { undoImportParameter } from '../../feature/clients/undo-import/undo-import-path';
import type { ListedPatient, ProfileClient } from './use-client-profile';

const importsDialog = lazyPart(() =>
  import('../../feature/clients/undo-import/imports-dialog').then((module) => module.ImportsDialog),
);
const undoDialog = lazyPart(() =>
  import('../../feature/clients/undo-import/undo-import-dialog').then((module) => module.UndoImportDialog),
);

interface ClientImportsProps {
  readonly client: ProfileClient;
  readonly patients: readonly ListedPatient[];
}

/**
 * 'Past imports' of a client with a practice system record, and the undo dialog of the import in the address (C-267).
 */
export function ClientImports({ client, patients }: ClientImportsProps) {
  const { mayUse } = usePractice();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const asked = search.get(undoImportParameter);
  const ask = (importId: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(undoImportParameter);
        if (importId !== null) next.set(undoImportParameter, importId);
        return next;
      },
      { replace: true },
    );
  const focusBack = () => place.current?.querySelector('button')?.focus();
  const close = () => {
    setIsOpen(false);
    focusBack();
  };
  const leave = () => {
    ask(null);
    focusBack();
  };
  const undone = (isClientGone: boolean) => {
    if (isClientGone) void navigate('/clientsearch', { replace: true });
    else leave();
  };
  const isOffered = [client, ...patients].some((record) => linkedId(record) !== null);
  return (
    <div ref={place}>
      {isOffered && (
        <Button icon={History} onClick={() => setIsOpen(true)} w="full">
          Past imports
        </Button>
      )}
      {isOpen && (
        <importsDialog.Part
          clientId={client.id}
          onUndo={(importId) => {
            setIsOpen(false);
            ask(importId);
          }}
          onClose={close}
        />
      )}
      {asked !== null && mayUse('UndoPimsImport') && (
        <undoDialog.Part key={asked} importId={asked} onUndone={undone} onClose={leave} />
      )}
    </div>
  );
}
