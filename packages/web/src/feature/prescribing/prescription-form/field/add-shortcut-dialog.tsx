import { AddShortcutDocument } from '@signa/core/contract/typed';
import {
  addShortcutDetailsMax,
  checkAddShortcut,
  shortcutDoneNotice,
  shortcutFailedNotice,
  type ShortcutType,
} from '@signa/core/practice';
import { trimmed } from '@signa/core/base';
import { useState } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { Field } from '../../../../part/field/field';
import { LockedValue } from '../../../../part/field/locked-value';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { ShortcutFields } from '../../shortcuts/shortcut-fields';

interface AddShortcutDialogProps {
  readonly type: ShortcutType;
  readonly onClose: () => void;
}

/** Adds a shortcut for one field of the form. The dialog stays open if saving fails (P-054, P-055). */
export function AddShortcutDialog({ type, onClose }: AddShortcutDialogProps) {
  const { location } = usePractice();
  const [typed, setTyped] = useState({ label: '', details: '' });
  const [sent, setSent] = useState(false);
  const add = useMutation(AddShortcutDocument, {
    area: 'prescribing',
    success: shortcutDoneNotice('Add'),
    error: (message) => shortcutFailedNotice('Add', message),
  });
  const issues = checkAddShortcut({ ...typed, shortcutType: type });
  const errorAt = (path: string) =>
    issues.find((issue) => issue.path === path && (sent || issue.code === 'too-long'))?.message ?? null;
  const send = async () => {
    setSent(true);
    if (issues.length > 0) return;
    const input = {
      shortcutType: type,
      label: trimmed(typed.label),
      details: trimmed(typed.details),
      locationId: location.id,
    };
    const answer = await add.run({ input });
    if (answer.ok) onClose();
  };
  return (
    <FormDialog title="Add Shortcut" send="Save shortcut" busy={add.busy} onSend={() => void send()} onClose={onClose}>
      <Field label="Type">
        <LockedValue>{type}</LockedValue>
      </Field>
      <ShortcutFields
        type={type}
        typed={typed}
        onChange={(change) => setTyped({ ...typed, ...change })}
        errorAt={errorAt}
        detailsMax={addShortcutDetailsMax}
        isFirst
      />
    </FormDialog>
  );
}
