import { errorNotice } from '@signa/core/base';
import { type MergeNoun, unmergedNotice } from '@signa/core/clients';
import { UndoRecordMergeDocument } from '@signa/core/contract/typed';
import { useMutation } from '../../../platform/mutation/use-mutation';

/** A merge that can be undone. */
interface UndoneMerge {
  readonly noun: MergeNoun;
  readonly otherId: string;
}

/**
 * Undoes a merge from any screen that offers it (C-251, C-279).
 *
 * @param object - the kept record and its page
 */
export function useUndoMerge(object: { readonly text: string; readonly link: string }) {
  const undo = useMutation(UndoRecordMergeDocument, {
    area: 'clients',
    object,
    success: unmergedNotice,
    error: (message) => errorNotice('Error undoing the merge', message),
  });
  const run = ({ noun, otherId }: UndoneMerge) => void undo.run({ noun, recordId: otherId });
  return { busy: undo.busy, run };
}
