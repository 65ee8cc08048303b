import { states } from '@signa/core/base';
import { lastLicenseDay, ownAssignmentTexts, userTitles } from '@signa/core/practice';
import { PhoneList } from '../../../part/contact/phone-list';
import { Captioned } from '../../../part/field/captioned';
import { DateInput } from '../../../part/field/date-input';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { Pair } from '../../../part/field/pair';
import { Select } from '../../../part/field/select';
import { Switch } from '../../../part/field/switch';
import { TextInput } from '../../../part/field/text-input';
import type { ProfileFormState } from './use-profile-form';

const titleOptions = userTitles.map((title) => ({ value: title, label: title }));
const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));

export interface ProfileFieldsProps {
  readonly form: ProfileFormState;
  /** True if support can edit the email. */
  readonly isSupport: boolean;
  /** The switch shows to users who manage users; on their own record, it is locked. */
  readonly activity: 'open' | 'locked' | 'hidden';
  readonly roleName: string;
}

/** A user's profile at one location, with phones and licenses. */
export function ProfileFields({ form: state, isSupport, activity, roleName }: ProfileFieldsProps) {
  const { values, field, errorAt, change, canAuthorize, today } = state;
  const locked = !canAuthorize;
  return (
    <>
      <Pair>
        <Field label="Display name" error={errorAt('displayName')}>
          <TextInput {...field('displayName')} data-autofocus />
        </Field>
        <Field label="Title" optional error={errorAt('title')}>
          <Select {...field('title')} placeholder="None" options={titleOptions} />
        </Field>
        <Field
          label="Email"
          error={errorAt('email')}
          help={isSupport ? undefined : 'Only Signa support can change email addresses.'}
        >
          {isSupport ? <TextInput {...field('email')} inputMode="email" /> : <LockedValue>{values.email}</LockedValue>}
        </Field>
        {activity !== 'hidden' && (
          <Captioned caption="Active" help={activity === 'locked' ? ownAssignmentTexts.active : undefined}>
            <Switch
              checked={values.isActive}
              disabledReason={activity === 'locked' ? ownAssignmentTexts.active : null}
              aria-label="Active at this location"
              onChange={(isActive) => change({ isActive })}
            >
              Active
            </Switch>
          </Captioned>
        )}
      </Pair>
      <PhoneList {...state.phoneList} />
      <Pair>
        <Field
          label="Vet License number"
          error={errorAt('vetLicenseNumber')}
          help={locked ? `${roleName} cannot authorize and needs no license.` : undefined}
          disabled={locked}
        >
          <TextInput {...field('vetLicenseNumber')} value={locked ? '' : values.vetLicenseNumber} />
        </Field>
        <Field label="Expiration date" error={errorAt('vetLicenseExpiration')} disabled={locked}>
          <DateInput
            value={locked ? '' : (values.vetLicenseExpiration ?? '')}
            min={today}
            max={lastLicenseDay}
            onChange={(day) => change({ vetLicenseExpiration: day || null })}
          />
        </Field>
        <Field label="State" error={errorAt('vetLicenseState')} disabled={locked}>
          <Select
            {...field('vetLicenseState')}
            value={locked ? '' : values.vetLicenseState}
            placeholder={locked ? '' : 'Choose'}
            options={stateOptions}
          />
        </Field>
      </Pair>
      <Pair>
        <Field label="DEA license number" optional error={errorAt('deaLicense')}>
          <TextInput {...field('deaLicense')} />
        </Field>
        <Field label="DEA expiration date" optional error={errorAt('deaLicenseExpiration')}>
          <DateInput
            value={values.deaLicenseExpiration ?? ''}
            min={today}
            onChange={(day) => change({ deaLicenseExpiration: day || null })}
          />
        </Field>
      </Pair>
    </>
  );
}
