import { chakra } from '@chakra-ui/react';
import { Warning } from '../../../part/notice/warning';
import { DialogNote } from '../../../part/notice/dialog-note';

/** Concurrent changes by another user, by field label. */
export interface ConcurrentChangesProps {
  /** Fields that now show the stored value. */
  readonly taken: readonly string[];
  /** Fields that both users changed: saving overwrites the other user's value. */
  readonly both: readonly { readonly label: string; readonly stored: string }[];
}

/** Shows concurrent changes, so that typed values are kept and nobody's change is overwritten unnoticed. */
export function ConcurrentChanges({ taken, both }: ConcurrentChangesProps) {
  return (
    <DialogNote>
      <Warning>
        <chakra.div role="alert" display="flex" flexDirection="column" gap="1">
          <chakra.p textStyle="strong">
            Someone else changed this while you were editing. What you typed is kept.
          </chakra.p>
          {taken.length > 0 && <p>Updated to their values: {taken.join(', ')}.</p>}
          {both.map(({ label, stored }) => (
            <p key={label}>
              {label}: they saved “{stored}”. Saving now replaces it.
            </p>
          ))}
        </chakra.div>
      </Warning>
    </DialogNote>
  );
}
