import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../part/button/button';
import { Field } from '../../../part/field/field';
import { focusFirstInvalid } from '../../../part/field/first-invalid';
import { LockedValue } from '../../../part/field/locked-value';
import { TextInput } from '../../../part/field/text-input';

interface InPlaceFieldProps {
  readonly label: string;
  /** The displayed value while not editing. */
  readonly shown: string;
  /** The initial value of an edit. */
  readonly start: string;
  /** The label of the button that starts an edit. */
  readonly edit: string;
  readonly icon: LucideIcon;
  readonly help?: string;
  readonly isSecret?: boolean;
  /** The reason why it is read-only; `null` if it is editable. */
  readonly locked: string | null;
  readonly busy: boolean;
  /** Returns the error in a text; `null` if it is valid. */
  readonly check: (text: string) => string | null;
  /** Returns the consequence of saving a valid text; `null` if there is none. */
  readonly warn?: (text: string) => string | null;
  /** Resolves to the server's error, or `null` once the value is stored. */
  readonly onSave: (text: string) => Promise<string | null>;
}

/** One value that is edited in place: Edit, then Save, which reads Saving during the call. */
export function InPlaceField(props: InPlaceFieldProps) {
  const { label, shown, start, edit, icon, help, locked } = props;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen && locked === null) return <OpenField {...props} start={start} onClose={close} />;
  return (
    <Field label={label} help={locked ?? help}>
      <chakra.span display="flex" gap="2" alignItems="start">
        <chakra.span flex="1" minW="0">
          <LockedValue icon={locked !== null}>
            {/* Never truncated, even if 32 asterisks are wider than a phone. */}
            <chakra.span minW="0" overflowWrap="anywhere">
              {shown === '' ? 'N/A' : shown}
            </chakra.span>
          </LockedValue>
        </chakra.span>
        {locked === null && (
          <Button ref={opener} icon={icon} onClick={() => setIsOpen(true)} aria-label={`${edit} ${label}`}>
            {edit}
          </Button>
        )}
      </chakra.span>
    </Field>
  );
}

function OpenField(props: InPlaceFieldProps & { readonly onClose: () => void }) {
  const { label, start, help, isSecret = false, busy, check, warn, onSave, onClose } = props;
  const [text, setText] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const save = async () => {
    if (busy) return;
    const wrong = check(text) ?? (text.trim() === start.trim() ? null : await onSave(text));
    setError(wrong);
    if (wrong === null) return onClose();
    requestAnimationFrame(() => focusFirstInvalid(() => form.current));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || busy) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <chakra.form
      ref={form}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={label} help={help} warning={warn?.(text) ?? null} error={error}>
        <chakra.span display="flex" flexWrap="wrap" gap="2">
          <chakra.span flex="1 1 12rem" minW="0">
            <TextInput
              autoFocus
              {...(isSecret && { type: 'password', autoComplete: 'new-password' })}
              value={text}
              onChange={(next) => {
                setText(next);
                setError(null);
              }}
            />
          </chakra.span>
          <Button variant="solid" type="submit" busy={busy}>
            {busy ? 'Saving' : 'Save'}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </chakra.span>
      </Field>
    </chakra.form>
  );
}
