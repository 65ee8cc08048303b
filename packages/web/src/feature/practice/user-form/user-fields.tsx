import { refusalTexts } from '@signa/core/administration';
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

/** The fields of a user: identity, sign-in, and assignments. */
export function UserFields({ isNew, ...table }: UserFieldsProps) {
  const { form: state, viewer, isOwn } = table;
  const mayChangeAccount = isNew || viewer.isSupport;
  const { values, errorAt, change } = state;
  return (
    <>
      <AccountNames form={state} />
      <Pair>
        <Field
          label="Email"
          error={errorAt('email')}
          help={
            mayChangeAccount
              ? 'It is also the username for signing in.'
              : 'Only Signa support can change the email address and sign-in.'
          }
        >
          {mayChangeAccount ? (
            <TextInput {...state.field('email')} inputMode="email" />
          ) : (
            <LockedValue>{values.email}</LockedValue>
          )}
        </Field>
        <Captioned
          caption="Enabled in identity provider"
          help={values.isEnabledInOkta ? undefined : 'Nobody can sign in with this account.'}
        >
          <Switch
            checked={values.isEnabledInOkta}
            disabledReason={!mayChangeAccount ? refusalTexts.supportSwitch : isOwn ? ownSwitch : null}
            aria-label="Enabled in identity provider"
            onChange={(isEnabledInOkta) => change({ isEnabledInOkta })}
          >
            Enabled
          </Switch>
        </Captioned>
      </Pair>
      <PhoneList {...state.phoneList} />
      <AssignmentTable {...table} />
    </>
  );
}
