import { errorNotice } from '@signa/core/base';
import { UndoImportFileDocument } from '@signa/core/contract/typed';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';

/** Undoes the import of a file. `keepsUsed` removes the other records if some have to stay (C-336). */
export function useUndoFile(id: string) {
  const { location } = usePractice();
  const { run, busy } = useMutation(UndoImportFileDocument, {
    error: (message) => errorNotice("We couldn't undo the import", message),
  });
  return { busy, run: (keepsUsed: boolean) => run({ locationId: location.id, id, keepsUsed }) } as const;
}
