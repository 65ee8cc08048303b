import {
  checkOverride,
  guardTexts,
  needsSecondPerson,
  type OverrideForm,
  overrideLimits,
  shownAs,
} from '@signa/core/administration';
import { type Notice, noticeStay, type PlainDate, visibleLength } from '@signa/core/base';
import { isWarningGrade, warningGrades } from '@signa/core/knowledge';
import { useState } from 'react';
import { Checkbox } from '../../part/field/checkbox';
import { DateInput } from '../../part/field/date-input';
import { Field } from '../../part/field/field';
import { Select } from '../../part/field/select';
import { TextArea } from '../../part/field/text-area';
import { useForm } from '../../part/form/use-form';
import { Warning } from '../../part/notice/warning';
import { RecordDialog } from '../../part/overlay/record-dialog';
import { useFormDialog } from '../../part/overlay/use-form-dialog';
import { useNotices } from '../../platform/notice/notice-context';
import { useSetOverride } from './use-set-override';
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
  const form = useForm<OverrideForm>({
    initial: () => ({ rowId: row.id, grade: override?.grade ?? null, reason: '', lastDay: '' }),
    check: (values) => checkOverride(values, { row, today }),
  });
  const { values } = form;
  const dialog = useFormDialog({ isDirty: form.isDirty, discards: 'this change', record: row.summary, onClose });
  const { others, busy, save: send } = useSetOverride(dialog.fail);
  const notices = useNotices();
  const [isEverywhere, setEverywhere] = useState(false);
  const save = async () => {
    if (!form.validate()) return;
    const issues = await send(values, isEverywhere ? others : []);
    if (issues) return form.refuse(issues);
    const notice: Notice = { status: 'success', title: 'Warning changed' };
    notices.show(notice, noticeStay(notice, 'general'));
    onClose();
  };
  const choices = [
    ...warningGrades.filter((grade) => grade !== row.grade).map((grade) => ({ value: grade, label: shownAs(grade) })),
    { value: hidden, label: shownAs(null) },
  ];
  return (
    <RecordDialog
      dialog={dialog}
      title="Change this warning"
      subtitle={row.summary}
      send="Save change"
      busy={busy}
      onSave={save}
    >
      <Field label="Shown as" error={form.errorAt('grade')} help={`The package shows it as ${shownAs(row.grade)}.`}>
        <Select
          value={values.grade ?? hidden}
          options={choices}
          onChange={(choice) => form.change({ grade: gradeOf(choice) })}
        />
      </Field>
      {row.guard !== null && needsSecondPerson(row, values.grade) && (
        <Warning>
          {guardTexts[row.guard]} It changes nothing until another user who can change warnings confirms it.
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
      {others.length > 0 && (
        <Checkbox checked={isEverywhere} onChange={setEverywhere}>
          {`Also at ${others.map(({ name }) => name).join(', ')}`}
        </Checkbox>
      )}
    </RecordDialog>
  );
}
