import { notificationOptions } from '@signa/core/prescribing';
import { DateInput } from '../../../../part/field/date-input';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import { FieldRow } from './field-row';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';

/** When the client is notified (P-078, P-079). */
export function NotificationFields() {
  const { setting, state, form, act, errorAt, leave } = useFormWork();
  const { today } = setting;
  const isNone = state.notification === 'none';
  const choose = (code: string) => {
    const option = notificationOptions.find((known) => known.code === code);
    if (option) act({ type: 'notify', option: option.code, today });
  };
  return (
    <FieldRow>
      <Field label="Client Notification" mark={<AuthorMark field="notifyClientDate" />}>
        <Select
          name="notification"
          value={state.notification}
          onChange={choose}
          options={notificationOptions.map(({ code, label }) => ({ value: code, label }))}
        />
      </Field>
      <Field label="Notification Date" disabled={isNone} error={errorAt('notifyClientDate')}>
        <span onBlur={() => leave('notifyClientDate')}>
          <DateInput
            value={form.notifyClientDate ?? ''}
            min={today}
            disabled={isNone}
            onChange={(date) => act({ type: 'notify-date', date: date === '' ? null : date })}
          />
        </span>
      </Field>
    </FieldRow>
  );
}
