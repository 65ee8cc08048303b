import { refusalTexts } from '@signa/core/administration';
import { type AccountForm, type UserForm, userLabels } from '@signa/core/practice';
import type { ComponentType } from 'react';
import { PhoneList } from '../../../part/contact/phone-list';
import { Captioned } from '../../../part/field/captioned';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { Pair } from '../../../part/field/pair';
import { Switch } from '../../../part/field/switch';
import { TextInput } from '../../../part/field/text-input';
import { AccountNames } from './account-fields';
import { AssignmentTable } from './assignment-table';
import type { AssignmentTableProps } from './assignment-table';

interface UserFieldsProps extends AssignmentTableProps {
  /** True for an account that doesn't exist yet. */
  readonly isNew: boolean;
}

const ownSwitch = 'You cannot deactivate your own account.';

const mayChangeAccount = ({ isNew, viewer }: UserFieldsProps) => isNew || viewer.isSupport;

/** The control of each field that users can't change themselves, in the order of the form. */
const controls: Readonly<
  Record<Exclude<keyof UserForm, keyof AccountForm | 'locationsUsers'>, ComponentType<UserFieldsProps>>
> = {
  email: (props) => (
    <Field
      label={userLabels.email}
      error={props.form.errorAt('email')}
      help={
        mayChangeAccount(props)
          ? 'It is also the username for signing in.'
          : 'Only Signa support can change the email address and sign-in.'
      }
    >
      {mayChangeAccount(props) ? (
        <TextInput {...props.form.field('email')} inputMode="email" />
      ) : (
        <LockedValue>{props.form.values.email}</LockedValue>
      )}
    </Field>
  ),
  isEnabledInOkta: (props) => (
    <Captioned
      caption={userLabels.isEnabledInOkta}
      help={props.form.values.isEnabledInOkta ? undefined : 'Nobody can sign in with this account.'}
    >
      <Switch
        checked={props.form.values.isEnabledInOkta}
        disabledReason={!mayChangeAccount(props) ? refusalTexts.supportSwitch : props.isOwn ? ownSwitch : null}
        aria-label={userLabels.isEnabledInOkta}
        onChange={(isEnabledInOkta) => props.form.change({ isEnabledInOkta })}
      >
        Enabled
      </Switch>
    </Captioned>
  ),
};

/** The fields of a user: identity, sign-in, and assignments. */
export function UserFields(props: UserFieldsProps) {
  const { isNew: _, ...table } = props;
  return (
    <>
      <AccountNames form={props.form} />
      <Pair>
        {Object.entries(controls).map(([field, Control]) => (
          <Control key={field} {...props} />
        ))}
      </Pair>
      <PhoneList {...props.form.phoneList} />
      <AssignmentTable {...table} />
    </>
  );
}
