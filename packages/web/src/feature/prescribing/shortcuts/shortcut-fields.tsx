import { beyondFieldText, shortcutLimits, type ShortcutType } from '@signa/core/practice';
import { visibleLength } from '@signa/core/base';
import { Field } from '../../../part/field/field';
import { TextArea } from '../../../part/field/text-area';
import { TextInput } from '../../../part/field/text-input';

interface TypedShortcut {
  readonly label: string;
  readonly details: string;
}

interface ShortcutFieldsProps {
  /** Null until chosen. */
  readonly type: ShortcutType | null;
  readonly typed: TypedShortcut;
  readonly onChange: (change: Partial<TypedShortcut>) => void;
  readonly onLeave?: (path: 'label' | 'details') => void;
  readonly errorAt: (path: 'label' | 'details') => string | null;
  readonly detailsMax: number;
  readonly isFirst?: boolean;
}

/**
 * Label and details of a shortcut. It warns during typing if the text is too long for the prescription field.
 */
export function ShortcutFields({ type, typed, onChange, onLeave, errorAt, detailsMax, isFirst }: ShortcutFieldsProps) {
  return (
    <>
      <Field
        label="Label"
        error={errorAt('label')}
        counter={{ length: visibleLength(typed.label), max: shortcutLimits.labelMax }}
      >
        <TextInput
          name="shortcutLabel"
          {...(isFirst && { 'data-autofocus': true })}
          value={typed.label}
          onChange={(label) => onChange({ label })}
          onBlur={() => onLeave?.('label')}
        />
      </Field>
      <Field
        label="Details"
        error={errorAt('details')}
        warning={type && beyondFieldText(type, typed.details)}
        counter={{ length: visibleLength(typed.details), max: detailsMax }}
      >
        <TextArea
          name="shortcutDetails"
          rows={4}
          value={typed.details}
          onChange={(details) => onChange({ details })}
          onBlur={() => onLeave?.('details')}
        />
      </Field>
    </>
  );
}
