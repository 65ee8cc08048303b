import { alertEndedNotice, alertErrorNotice, alertLimits, alertLine, checkAlertEnd } from '@signa/core/clients';
import { EndRecordAlertDocument } from '@signa/core/contract/typed';
import { visibleLength } from '@signa/core/base';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';
import { useForm } from '../../../part/form/use-form';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import type { AlertOwner } from './alert-owner';
import type { ListedAlert } from './alert-text';
import { ChangedSinceOpened } from './changed-since-opened';

interface EndAlertDialogProps {
  readonly owner: AlertOwner;
  readonly alert: ListedAlert;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Ends an alert with the reason. It stays readable among the past alerts (C-341). */
export function EndAlertDialog({ owner: { noun, recordId, name }, alert, onStale, onClose }: EndAlertDialogProps) {
  const form = useForm({ initial: () => ({ reason: '' }), check: ({ reason }) => checkAlertEnd(reason) });
  const dialog = useFormDialog({ isDirty: form.isDirty, discards: 'the reason', record: name, onClose });
  const end = useMutation(EndRecordAlertDocument, {
    area: 'clients',
    success: alertEndedNotice,
    error: (message) => dialog.fail(alertErrorNotice(message)),
  });
  const send = async () => {
    if (!form.validate()) return;
    const { reason } = form.values;
    const answer = await end.run({ noun, recordId, alertId: alert.id, version: alert.version, reason });
    if (answer.ok) return onClose();
    onStale();
    form.refuse(answer.failure.issues);
  };
  return (
    <RecordDialog
      dialog={dialog}
      title="End alert"
      subtitle={`${name}: ${alertLine(alert)}`}
      send="End alert"
      busy={end.busy}
      form={form.element}
      onSave={send}
    >
      <ChangedSinceOpened alert={alert} ifEnded="You can close this." />
      <Field
        label="Why it no longer applies"
        error={form.errorAt('reason')}
        counter={{ length: visibleLength(form.values.reason), max: alertLimits.reason }}
      >
        <TextInput {...form.field('reason')} />
      </Field>
    </RecordDialog>
  );
}
