import { prescriptionFields, type PrescriptionForm, withShortcut } from '@signa/core/prescribing';
import type { ShortcutType } from '@signa/core/practice';
import { visibleLength } from '@signa/core/base';
import type { ReactNode } from 'react';
import { Field } from '../../../../part/field/field';
import { TextArea } from '../../../../part/field/text-area';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';
import { ShortcutMenu } from './shortcut-menu';

type TextName = {
  [Name in keyof PrescriptionForm]: PrescriptionForm[Name] extends string | null ? Name : never;
}[keyof PrescriptionForm];

interface ShortcutTextFieldProps {
  readonly name: Extract<TextName, 'directions' | 'noteToPharmacy' | 'noteToClient'>;
  readonly label: string;
  readonly shortcuts: ShortcutType;
  readonly optional?: boolean;
  readonly help?: ReactNode;
  /** Shown to the left of the counter. */
  readonly beside?: ReactNode;
  readonly rows?: number;
  readonly id?: string;
}

/** A text field with shortcuts and a character counter. Text that is too long is kept in full and marked (P-053). */
export function ShortcutTextField({
  name,
  label,
  shortcuts,
  optional,
  help,
  beside,
  rows = 2,
  id,
}: ShortcutTextFieldProps) {
  const { setting, form, act, errorAt, leave } = useFormWork();
  const max = prescriptionFields[name].value.maxLength;
  const text = form[name] ?? '';
  const fill = (next: string) => act({ type: 'fill', values: { [name]: next === '' ? null : next } });
  return (
    <Field
      id={id}
      label={label}
      mark={<AuthorMark field={name} />}
      optional={optional}
      help={help}
      counter={{ length: visibleLength(text), max }}
      error={errorAt(name)}
      action={
        <>
          <ShortcutMenu
            type={shortcuts}
            shortcuts={setting.shortcuts}
            onChoose={(details) => fill(withShortcut(form[name], details))}
          />
          {beside}
        </>
      }
    >
      <TextArea rows={rows} value={text} onChange={fill} onBlur={() => leave(name)} name={name} />
    </Field>
  );
}
