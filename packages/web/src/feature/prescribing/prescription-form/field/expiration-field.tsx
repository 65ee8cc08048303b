import { latestLawfulExpiration } from '@signa/core/prescribing';
import { formatDate } from '@signa/core/base';
import { DateInput } from '../../../../part/field/date-input';
import { Field } from '../../../../part/field/field';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';
import { formFactsOf } from '../state/setting';

/** The last day on which the prescription can be filled (P-064, P-065, P-399). */
export function ExpirationField() {
  const { setting, form, act, errorAt, leave } = useFormWork();
  const { today } = setting;
  const latest = latestLawfulExpiration(formFactsOf(setting));
  return (
    <Field
      label="Expiration"
      mark={<AuthorMark field="prescExpiryDate" />}
      error={errorAt('prescExpiryDate')}
      help={`From ${formatDate(today)} to ${formatDate(latest)}`}
    >
      <span onBlur={() => leave('prescExpiryDate')}>
        <DateInput
          value={form.prescExpiryDate ?? ''}
          min={today}
          max={latest}
          onChange={(date) => act({ type: 'expiration', date: date === '' ? null : date })}
        />
      </span>
    </Field>
  );
}
