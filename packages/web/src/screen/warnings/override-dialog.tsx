import {
  checkOverride,
  needsSecondPerson,
  type OverrideForm,
  overrideLimits,
  shownAs,
} from '@signa/core/administration';
import { errorNotice, type PlainDate, visibleLength } from '@signa/core/base';
import { SetWarningOverrideDocument } from '@signa/core/contract/typed';
import { isWarningGrade, warningGrades } from '@signa/core/knowledge';
import { DateInput } from '../../part/field/date-input';
import { Field } from '../../part/field/field';
import { Select } from '../../part/field/select';
import { TextArea } from '../../part/field/text-area';
import { useForm } from '../../part/form/use-form';
import { Warning } from '../../part/notice/warning';
import { RecordDialog } from '../../part/overlay/record-dialog';
import { useFormDialog } from '../../part/overlay/use-form-dialog';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';
import type { ListedWarning } from './use-warnings';

interface OverrideDialogProps {
  readonly warning: ListedWarning;
  readonly today: PlainDate;
  readonly onClose: () => void;
}

const hidden = 'hidden';
const gradeOf = (choice: string) => (isWarningGrade(choice) ? choice : null);

/** Chooses how a warning of the package is shown at this location, with the reason and the last day (P-420). */
export function OverrideDialog({ warning: { row, override }, today, onClose }: OverrideDialogProps) {
  const { location } = usePractice();
  const form = useForm<OverrideForm>({
    initial: () => ({ rowId: row.id, grade: override?.grade ?? null, reason: '', lastDay: '' }),
    check: (values) => checkOverride(values, { row, today }),
  });
  const { values } = form;
  const dialog = useFormDialog({ isDirty: form.isDirty, discards: 'this change', record: row.message, onClose });
  const act = useMutation(SetWarningOverrideDocument, {
    success: { status: 'success', title: 'Warning changed' },
    error: (message) => dialog.fail(errorNotice("We couldn't change the warning", message)),
  });
  const save = async () => {
    if (!form.validate()) return;
    const { rowId, grade, reason, lastDay } = values;
    const answer = await act.run({ locationId: location.id, input: { rowId, grade, reason, lastDay } });
    if (answer.ok) onClose();
    else form.refuse(answer.failure.issues.map((issue) => ({ ...issue, path: issue.path.replace(/^input\./, '') })));
  };
  const choices = [
    ...warningGrades.filter((grade) => grade !== row.grade).map((grade) => ({ value: grade, label: shownAs(grade) })),
    { value: hidden, label: shownAs(null) },
  ];
  return (
    <RecordDialog
      dialog={dialog}
      title="Change this warning"
      subtitle={row.message}
      send="Save change"
      busy={act.busy}
      onSave={save}
    >
      <Field label="Shown as" error={form.errorAt('grade')} help={`The package shows it as ${shownAs(row.grade)}.`}>
        <Select
          value={values.grade ?? hidden}
          options={choices}
          onChange={(choice) => form.change({ grade: gradeOf(choice) })}
        />
      </Field>
      {needsSecondPerson(row, values.grade) && (
        <Warning>
          This weakens a contraindication. It changes nothing until another user who can change warnings confirms it.
        </Warning>
      )}
      <Field
        label="Reason"
        error={form.errorAt('reason')}
        counter={{ length: visibleLength(values.reason), max: overrideLimits.reason.max }}
      >
        <TextArea value={values.reason} onChange={(reason) => form.change({ reason })} />
      </Field>
      <Field label="Last day" error={form.errorAt('lastDay')} help="At most a year from today.">
        <DateInput value={values.lastDay} min={today} onChange={(lastDay) => form.change({ lastDay })} />
      </Field>
    </RecordDialog>
  );
}
