import { Fragment } from 'react';
import { LoadedNote, StaleNote } from '../notice/stale-note';
import { FormDialog } from './form-dialog';
import type { FormDialogProps } from './form-dialog';
import type { FormDialogState } from './use-form-dialog';

/** A record of the form that another user saved first. */
interface Conflict {
  readonly stale: {
    readonly refusal: string | null;
    readonly clashing: readonly string[] | null;
    readonly busy: boolean;
  };
  /** Loads what they saved. */
  readonly load: () => Promise<void>;
}

interface RecordDialogProps extends Omit<FormDialogProps, 'width' | 'movesOnEnter' | 'failure' | 'onSend' | 'onClose'> {
  readonly dialog: FormDialogState;
  readonly conflicts?: readonly Conflict[];
  readonly onSave: () => Promise<unknown>;
}

/** A long form that changes a record, in a dialog: with its failure, its conflicts and the question before closing. */
export const RecordDialog = ({ dialog, conflicts = [], onSave, children, ...rest }: RecordDialogProps) => (
  <>
    <FormDialog
      {...rest}
      width="form"
      movesOnEnter
      failure={dialog.failure}
      onSend={() => {
        dialog.clear();
        void onSave();
      }}
      onClose={dialog.leave}
    >
      {conflicts.map(({ stale, load }, index) => (
        <Fragment key={index}>
          {stale.refusal !== null && <StaleNote message={stale.refusal} busy={stale.busy} onLoad={() => void load()} />}
          {stale.clashing && <LoadedNote clashing={stale.clashing} />}
        </Fragment>
      ))}
      {children}
    </FormDialog>
    {dialog.question}
  </>
);
