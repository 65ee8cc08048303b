import { states } from '@signa/core/base';
import {
  type FieldOfLicense,
  type FieldOfSection,
  lastLicenseDay,
  ownAssignmentTexts,
  type ProfileForm,
  profileLabels,
  userTitles,
} from '@signa/core/practice';
import type { ComponentType } from 'react';
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

type Controls<Field extends keyof ProfileForm> = Readonly<Record<Field, ComponentType<ProfileFieldsProps>>>;
type LicenseField = FieldOfLicense<'vet' | 'dea'>;

/** The control of each field besides phones and licenses, in the order of the form. */
const controls: Controls<Exclude<FieldOfSection<'profile'>, LicenseField | 'locationUserPhones'>> = {
  displayName: ({ form }) => (
    <Field label={profileLabels.displayName} error={form.errorAt('displayName')}>
      <TextInput {...form.field('displayName')} data-autofocus />
    </Field>
  ),
  title: ({ form }) => (
    <Field label={profileLabels.title} optional error={form.errorAt('title')}>
      <Select {...form.field('title')} placeholder="None" options={titleOptions} />
    </Field>
  ),
  email: ({ form, isSupport }) => (
    <Field
      label={profileLabels.email}
      error={form.errorAt('email')}
      help={isSupport ? undefined : 'Only Signa support can change email addresses.'}
    >
      {isSupport ? (
        <TextInput {...form.field('email')} inputMode="email" />
      ) : (
        <LockedValue>{form.values.email}</LockedValue>
      )}
    </Field>
  ),
  isActive: ({ form, activity }) =>
    activity !== 'hidden' && (
      <Captioned caption={profileLabels.isActive} help={activity === 'locked' ? ownAssignmentTexts.active : undefined}>
        <Switch
          checked={form.values.isActive}
          disabledReason={activity === 'locked' ? ownAssignmentTexts.active : null}
          aria-label="Active at this location"
          onChange={(isActive) => form.change({ isActive })}
        >
          Active
        </Switch>
      </Captioned>
    ),
};

/** The license is locked unless the role can authorize. */
const vetLicenseControls: Controls<FieldOfLicense<'vet'>> = {
  vetLicenseNumber: ({ form: { field, errorAt, canAuthorize, values }, roleName }) => (
    <Field
      label={profileLabels.vetLicenseNumber}
      error={errorAt('vetLicenseNumber')}
      help={canAuthorize ? undefined : `${roleName} cannot authorize and needs no license.`}
      disabled={!canAuthorize}
    >
      <TextInput {...field('vetLicenseNumber')} value={canAuthorize ? values.vetLicenseNumber : ''} />
    </Field>
  ),
  vetLicenseExpiration: ({ form: { errorAt, canAuthorize, values, change, today } }) => (
    <Field label={profileLabels.vetLicenseExpiration} error={errorAt('vetLicenseExpiration')} disabled={!canAuthorize}>
      <DateInput
        value={canAuthorize ? (values.vetLicenseExpiration ?? '') : ''}
        min={today}
        max={lastLicenseDay}
        onChange={(day) => change({ vetLicenseExpiration: day || null })}
      />
    </Field>
  ),
  vetLicenseState: ({ form: { field, errorAt, canAuthorize, values } }) => (
    <Field label={profileLabels.vetLicenseState} error={errorAt('vetLicenseState')} disabled={!canAuthorize}>
      <Select
        {...field('vetLicenseState')}
        value={canAuthorize ? values.vetLicenseState : ''}
        placeholder={canAuthorize ? 'Choose' : ''}
        options={stateOptions}
      />
    </Field>
  ),
};

const deaLicenseControls: Controls<FieldOfLicense<'dea'>> = {
  deaLicense: ({ form: { field, errorAt } }) => (
    <Field label={profileLabels.deaLicense} optional error={errorAt('deaLicense')}>
      <TextInput {...field('deaLicense')} />
    </Field>
  ),
  deaLicenseExpiration: ({ form: { errorAt, values, change, today } }) => (
    <Field label={profileLabels.deaLicenseExpiration} optional error={errorAt('deaLicenseExpiration')}>
      <DateInput
        value={values.deaLicenseExpiration ?? ''}
        min={today}
        onChange={(day) => change({ deaLicenseExpiration: day || null })}
      />
    </Field>
  ),
};

/** A user's profile at one location, with phones and licenses. */
export function ProfileFields(props: ProfileFieldsProps) {
  const all = (group: Readonly<Record<string, ComponentType<ProfileFieldsProps>>>) => (
    <Pair>
      {Object.entries(group).map(([field, Control]) => (
        <Control key={field} {...props} />
      ))}
    </Pair>
  );
  return (
    <>
      {all(controls)}
      <PhoneList {...props.form.phoneList} />
      {all(vetLicenseControls)}
      {all(deaLicenseControls)}
    </>
  );
}
