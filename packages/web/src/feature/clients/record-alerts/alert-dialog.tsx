import {
  type AlertForm,
  alertFormOf,
  alertKindsOf,
  alertKindSpec,
  alertLimits,
  alertTextHelp,
  checkAlert,
  contactMethods,
  contactMethodWords,
  languageCodes,
  languageName,
} from '@signa/core/clients';
import { visibleLength } from '@signa/core/base';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { Select } from '../../../part/field/select';
import { TextInput } from '../../../part/field/text-input';
import { useForm } from '../../../part/form/use-form';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { usePractice } from '../../../platform/practice/practice';
import type { AlertOwner } from './alert-owner';
import type { ListedAlert } from './alert-text';
import { ChangedSinceOpened } from './changed-since-opened';
import { useSaveAlert } from './use-save-alert';

interface AlertDialogProps {
  readonly owner: AlertOwner;
  /** The alert as it is now; `null` to add one. */
  readonly alert: ListedAlert | null;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

const emptyAlert: AlertForm = { kind: '', text: '', language: '', contactMethod: '', lastDay: '' };
const languages = languageCodes.map((code) => ({ value: code, label: languageName(code) }));
const methods = contactMethods.map((method) => ({ value: method, label: contactMethodWords[method] }));

/** Adds an alert to a client or a patient, or changes one (C-340, C-341). */
export function AlertDialog({ owner, alert, onStale, onClose }: AlertDialogProps) {
  const { today } = usePractice();
  const { noun, name } = owner;
  const form = useForm<AlertForm>({
    initial: () => (alert ? alertFormOf(alert, today()) : emptyAlert),
    check: (values) => checkAlert(values, { noun, today: today() }),
  });
  const { values } = form;
  const dialog = useFormDialog({ isDirty: form.isDirty, discards: 'this alert', record: name, onClose });
  const { save, busy } = useSaveAlert({ owner, alert, fail: dialog.fail });
  const send = async () => {
    if (!form.validate()) return;
    const issues = await save(values);
    if (issues === null) return onClose();
    onStale();
    form.refuse(issues);
  };
  const { names, needsText } = alertKindSpec(values.kind);
  const kinds = alertKindsOf(noun).map((kind) => ({ value: kind, label: alertKindSpec(kind).label }));
  return (
    <RecordDialog
      dialog={dialog}
      title={alert ? 'Edit alert' : 'Add alert'}
      subtitle={name}
      send="Save alert"
      busy={busy}
      form={form.element}
      onSave={send}
    >
      <ChangedSinceOpened alert={alert} ifEnded="Saving adds a new alert." />
      <Field label="Kind" error={form.errorAt('kind')}>
        <Select {...form.field('kind')} options={kinds} placeholder="Choose a kind" />
      </Field>
      {names === 'language' && (
        <Field label="Language" error={form.errorAt('language')}>
          <Select {...form.field('language')} options={languages} placeholder="Choose a language" />
        </Field>
      )}
      {names === 'contactMethod' && (
        <Field label="Do not contact by" error={form.errorAt('contactMethod')}>
          <Select {...form.field('contactMethod')} options={methods} placeholder="Choose how" />
        </Field>
      )}
      <Field
        label="What to know"
        optional={!needsText && values.kind !== ''}
        help={alertTextHelp}
        error={form.errorAt('text')}
        counter={{ length: visibleLength(values.text), max: alertLimits.text }}
      >
        <TextInput {...form.field('text')} />
      </Field>
      <Field label="Last day" optional help="Leave it empty if someone has to end it." error={form.errorAt('lastDay')}>
        <DateInput value={values.lastDay} min={today()} onChange={(lastDay) => form.change({ lastDay })} />
      </Field>
    </RecordDialog>
  );
}
