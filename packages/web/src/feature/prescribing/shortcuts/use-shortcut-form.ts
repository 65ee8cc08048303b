import { type Notice, trimmed } from '@signa/core/base';
import { AddShortcutDocument, UpdateShortcutDocument } from '@signa/core/contract/typed';
import {
  checkShortcut,
  checkShortcutChange,
  checkShortcutPlace,
  shortcutDoneNotice,
  shortcutFailedNotice,
  type ShortcutType,
} from '@signa/core/practice';
import { useState } from 'react';
import { useForm } from '../../../part/form/use-form';
import { useMutation } from '../../../platform/mutation/use-mutation';
import type { ListedShortcut, ShortcutArea } from './listed-shortcut';

interface Typed {
  readonly shortcutType: ShortcutType | null;
  readonly label: string;
  readonly details: string;
  /** Null until support chooses. */
  readonly isGlobal: boolean | null;
  readonly locationId: string | null;
}

const typedOf = ({ type, label, details, isGlobal, locationId }: ListedShortcut): Typed => ({
  ...{ shortcutType: type, label, details, isGlobal, locationId },
});

export interface ShortcutFormOptions {
  readonly area: ShortcutArea;
  /** The current list entry; null for a new shortcut. */
  readonly shortcut: ListedShortcut | null;
  readonly startType: ShortcutType | null;
  readonly locationId: string | null;
  readonly onSaved: () => void;
  /** Reloads the list if the shortcut changed in the meantime. */
  readonly onStale: () => void;
}

/** The typed shortcut and how it is saved. Typed values survive a failed save. */
export function useShortcutForm({ area, shortcut, startType, locationId, onSaved, onStale }: ShortcutFormOptions) {
  const [read, setRead] = useState(shortcut);
  const form = useForm<Typed>({
    initial: () =>
      shortcut
        ? typedOf(shortcut)
        : {
            ...{ shortcutType: startType, label: '', details: '' },
            isGlobal: area === 'practice' || locationId !== null ? false : null,
            locationId,
          },
    check: (values) =>
      read
        ? checkShortcutChange(values, read, area)
        : [
            ...checkShortcut(values, area === 'support' ? 'global' : 'location'),
            ...checkShortcutPlace(placeOf(values)),
          ],
  });
  const { values } = form;
  const [failure, setFailure] = useState<Notice | null>(null);
  const [isStale, setIsStale] = useState(false);
  const adding = useMutation(AddShortcutDocument, { area: 'shortcut-form', success: shortcutDoneNotice('Add') });
  const changing = useMutation(UpdateShortcutDocument, { area: 'shortcut-form', success: shortcutDoneNotice('Edit') });

  const send = async () => {
    const { shortcutType } = values;
    const text = { label: trimmed(values.label), details: trimmed(values.details) };
    if (read) return await changing.run({ id: read.id, input: { version: read.version, ...text } });
    return shortcutType && (await adding.run({ input: { shortcutType, ...text, ...placeOf(values) } }));
  };
  const save = async () => {
    setFailure(null);
    if (!form.validate()) return;
    const answer = await send();
    if (!answer) return;
    if (answer.ok) return onSaved();
    form.refuse(answer.failure.issues);
    setFailure(shortcutFailedNotice(read ? 'Edit' : 'Add', answer.failure.message));
    if (answer.failure.code !== 'CONFLICT') return;
    setIsStale(true);
    onStale();
  };
  /** Continues with the shortcut as another user saved it, with either the stored or the typed values. */
  const goOn = (taken: ListedShortcut, keepsTyped: boolean) => {
    setRead(taken);
    form.restart(typedOf(taken), keepsTyped ? values : typedOf(taken));
    setIsStale(false);
    setFailure(null);
  };
  return {
    ...form,
    read,
    /** The version that another user saved in the meantime, once reloaded. */
    newer: isStale && shortcut && read && shortcut.version !== read.version ? shortcut : null,
    goOn,
    failure,
    busy: adding.busy || changing.busy,
    save,
  } as const;
}
export type ShortcutFormState = ReturnType<typeof useShortcutForm>;

/** Sends only what was chosen. */
function placeOf({ isGlobal, locationId }: Typed) {
  return isGlobal === false ? { locationId } : { isGlobal };
}
