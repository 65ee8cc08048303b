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
import { useRef, useState } from 'react';
import { focusFirstInvalid } from '../../../part/field/first-invalid';
import { useShownIssues } from '../../../part/field/use-shown-issues';
import { useMutation } from '../../../platform/mutation/use-mutation';
import type { ListedShortcut, ShortcutArea } from './listed-shortcut';

interface Typed {
  readonly type: ShortcutType | null;
  readonly label: string;
  readonly details: string;
  /** Null until support chooses. */
  readonly isGlobal: boolean | null;
  readonly locationId: string | null;
}

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
  const [start] = useState<Typed>(() =>
    read
      ? { ...read, type: read.type }
      : {
          type: startType,
          label: '',
          details: '',
          isGlobal: area === 'practice' || locationId !== null ? false : null,
          locationId,
        },
  );
  const [typed, setTyped] = useState(start);
  const [failure, setFailure] = useState<Notice | null>(null);
  const [isStale, setIsStale] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const form = { shortcutType: typed.type, label: typed.label, details: typed.details };
  const issues = read
    ? checkShortcutChange(form, read, area)
    : [...checkShortcut(form, area === 'support' ? 'global' : 'location'), ...checkShortcutPlace(placeOf(typed))];
  const shown = useShownIssues(issues);
  const adding = useMutation(AddShortcutDocument, { area: 'shortcut-form', success: shortcutDoneNotice('Add') });
  const changing = useMutation(UpdateShortcutDocument, { area: 'shortcut-form', success: shortcutDoneNotice('Edit') });

  const send = async () => {
    const text = { label: trimmed(typed.label), details: trimmed(typed.details) };
    if (read) return await changing.run({ id: read.id, input: { version: read.version, ...text } });
    return typed.type && (await adding.run({ input: { shortcutType: typed.type, ...text, ...placeOf(typed) } }));
  };
  const save = async () => {
    setFailure(null);
    shown.send();
    if (issues.length > 0) return focusFirstInvalid(() => element.current);
    const answer = await send();
    if (!answer) return;
    if (answer.ok) return onSaved();
    shown.refuse(answer.failure.issues);
    if (answer.failure.issues.length > 0) focusFirstInvalid(() => element.current);
    setFailure(shortcutFailedNotice(read ? 'Edit' : 'Add', answer.failure.message));
    if (answer.failure.code !== 'CONFLICT') return;
    setIsStale(true);
    onStale();
  };
  /** Continues with the shortcut as another user saved it, with either the stored or the typed values. */
  const goOn = (taken: ListedShortcut, keepsTyped: boolean) => {
    setRead(taken);
    if (!keepsTyped) setTyped({ ...taken, type: taken.type });
    setIsStale(false);
    setFailure(null);
  };
  return {
    typed,
    read,
    errorAt: shown.errorAt,
    leave: shown.leave,
    change: (next: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...next }));
      shown.change();
    },
    isDirty: JSON.stringify(typed) !== JSON.stringify(start),
    /** The version that another user saved in the meantime, once reloaded. */
    newer: isStale && shortcut && read && shortcut.version !== read.version ? shortcut : null,
    goOn,
    failure,
    busy: adding.busy || changing.busy,
    save,
    element,
  } as const;
}
export type ShortcutFormState = ReturnType<typeof useShortcutForm>;

/** Sends only what was chosen. */
function placeOf({ isGlobal, locationId }: Typed) {
  return isGlobal === false ? { locationId } : { isGlobal };
}
