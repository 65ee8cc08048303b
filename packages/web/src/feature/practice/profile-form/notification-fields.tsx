import { type FieldOfSection, profileLabels } from '@signa/core/practice';
import type { ComponentType } from 'react';
import { Captioned } from '../../../part/field/captioned';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { Switch } from '../../../part/field/switch';
import { TextInput } from '../../../part/field/text-input';
import type { ProfileFormState } from './use-profile-form';

interface NotificationFieldsProps {
  readonly form: ProfileFormState;
  /** True if support can edit the address. */
  readonly isSupport: boolean;
}

/** The control of each field, in the order of the section. */
const controls: Readonly<Record<FieldOfSection<'notification'>, ComponentType<NotificationFieldsProps>>> = {
  isPendingAuth: ({ form: { values, change } }) => (
    <Captioned caption="Notify about">
      <Switch checked={values.isPendingAuth} onChange={(isPendingAuth) => change({ isPendingAuth })}>
        {profileLabels.isPendingAuth}
      </Switch>
    </Captioned>
  ),
  notificationEmail: ({ form: { values, field, errorAt }, isSupport }) => (
    <Field
      label={profileLabels.notificationEmail}
      error={errorAt('notificationEmail')}
      help={isSupport ? undefined : 'Only Signa support can change email addresses.'}
    >
      {isSupport ? (
        <TextInput {...field('notificationEmail')} inputMode="email" />
      ) : (
        <LockedValue>{values.notificationEmail || 'None'}</LockedValue>
      )}
    </Field>
  ),
};

/** A user's notifications and where they are sent. */
export const NotificationFields = (props: NotificationFieldsProps) =>
  Object.entries(controls).map(([field, Control]) => <Control key={field} {...props} />);
