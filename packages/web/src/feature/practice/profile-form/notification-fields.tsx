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

/** A user's notifications and where they are sent. */
export function NotificationFields({ form: state, isSupport }: NotificationFieldsProps) {
  const { values, field, errorAt, change } = state;
  return (
    <>
      <Captioned caption="Notify about">
        <Switch checked={values.isPendingAuth} onChange={(isPendingAuth) => change({ isPendingAuth })}>
          Pending authorizations
        </Switch>
      </Captioned>
      <Field
        label="Notification email"
        error={errorAt('notificationEmail')}
        help={isSupport ? undefined : 'Only Signa support can change email addresses.'}
      >
        {isSupport ? (
          <TextInput {...field('notificationEmail')} inputMode="email" />
        ) : (
          <LockedValue>{values.notificationEmail || 'None'}</LockedValue>
        )}
      </Field>
    </>
  );
}
