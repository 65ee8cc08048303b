import { chakra } from '@chakra-ui/react';
import { DeleteShortcutDocument } from '@signa/core/contract/typed';
import { shortcutDeleteTexts, shortcutDoneNotice, shortcutFailedNotice } from '@signa/core/practice';
import { ConfirmDialog } from '../../../part/overlay/confirm-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import type { ListedShortcut } from './listed-shortcut';

interface DeleteShortcutDialogProps {
  readonly shortcut: ListedShortcut;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a shortcut is deleted from every list, and shows its text. */
export function DeleteShortcutDialog({ shortcut, onDeleted, onClose }: DeleteShortcutDialogProps) {
  const { title, no, yes } = shortcutDeleteTexts;
  const act = useMutation(DeleteShortcutDocument, {
    area: 'shortcut-form',
    success: shortcutDoneNotice('Delete'),
    error: (message) => shortcutFailedNotice('Delete', message),
    object: { text: shortcut.label, link: null },
  });
  const remove = async () => {
    const answer = await act.run({ id: shortcut.id });
    onClose();
    if (answer.ok) onDeleted();
  };
  return (
    <ConfirmDialog title={title} no={no} yes={yes} danger busy={act.busy} onNo={onClose} onYes={() => void remove()}>
      <p>
        <chakra.b textStyle="name">{shortcut.label}</chakra.b>{' '}
        <chakra.span color="fg.subtle">{shortcut.type}</chakra.span>
      </p>
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {shortcut.details}
      </chakra.p>
      {shortcut.isGlobal && <chakra.p mt="2">It is deleted for every practice.</chakra.p>}
    </ConfirmDialog>
  );
}
