import { chakra } from '@chakra-ui/react';
import { Warning } from '../../part/notice/warning';
import { DialogNote } from '../../part/notice/dialog-note';

/** What somebody else saved while a form was typed, by the labels of its fields. */
export interface ChangedMeanwhileProps {
  /** Now shown as stored. */
  readonly taken: readonly string[];
  /** Changed here too: saving replaces what the other person saved. */
  readonly both: readonly { readonly label: string; readonly stored: string }[];
}

/** Nothing that was typed is lost, and nobody's change is undone without a word. */
export function ChangedMeanwhile({ taken, both }: ChangedMeanwhileProps) {
  return (
    <DialogNote>
      <Warning>
        <chakra.div role="alert" display="flex" flexDirection="column" gap="1">
          <chakra.p textStyle="strong">Somebody else changed this meanwhile. What you typed is kept.</chakra.p>
          {taken.length > 0 && <p>Now as they saved it: {taken.join(', ')}.</p>}
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
