import type { Notice } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { GetUserDocument, UpdateUserDocument } from '@signa/core/contract/typed';
import {
  accountErrorNotice,
  accountFormOf,
  accountUpdatedNotice,
  checkAccountForm,
  clashingFields,
  rebasedAccount,
  settleAccountForm,
  userLabels,
} from '@signa/core/practice';
import type { accountFormSchema } from '@signa/core/schema';
import { useRef } from 'react';
import { useCall } from '../../../client/query/use-call';
import type { FormOf } from '../../../part/form/form-of';
import { usePhonesForm } from '../../../part/form/use-phones-form';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useStale } from '../../../platform/mutation/use-stale';

export type AccountUser = NonNullable<Operations['GetUser']['data']['user']>;
type AccountForm = FormOf<ReturnType<typeof accountFormSchema>>;

interface AccountPartOptions {
  readonly user: AccountUser;
  readonly fail: (notice: Notice) => null;
}

/** Names and phones of the user's own account as a section of a dialog. */
export function useAccountPart({ user, fail }: AccountPartOptions) {
  const call = useCall();
  const stale = useStale();
  const version = useRef(user.version);
  const form = usePhonesForm<AccountForm, 'userPhones'>({
    owner: 'user',
    phonesPath: 'userPhones',
    initial: () => accountFormOf(user),
    check: checkAccountForm,
  });
  const { start, values } = form;
  const act = useMutation(UpdateUserDocument, {
    success: accountUpdatedNotice,
    error: (message, { code }) => (code === 'CONFLICT' ? null : fail(accountErrorNotice(message))),
    object: { text: `${start.firstName} ${start.lastName}`, link: null },
  });
  return {
    form,
    stale,
    isDirty: form.isDirty,
    busy: act.busy,
    /** Resolves to false if the save failed; the form shows the error. */
    save: async (): Promise<boolean> => {
      stale.clear();
      if (!form.validate()) return false;
      const { userPhones, ...names } = settleAccountForm(values);
      const input = { version: version.current, ...names, userPhones: [...userPhones] };
      const answer = await act.run({ id: user.id, input });
      if (answer.ok) {
        // Another section of the dialog may still be refused; a retry must not send this one again.
        version.current = answer.data.updateUser.version;
        form.restart(accountFormOf(answer.data.updateUser));
        return true;
      }
      if (!stale.take(answer.failure)) form.refuse(answer.failure.issues);
      return false;
    },
    /** Loads what another user stored in the meantime. */
    load: () =>
      stale.load(async () => {
        const answer = await call(GetUserDocument, { id: user.id });
        const now = answer.ok ? answer.data.user : null;
        if (!now) {
          fail(accountErrorNotice(answer.ok ? 'The user no longer exists.' : answer.failure.message));
          return null;
        }
        version.current = now.version;
        const stored = accountFormOf(now);
        form.restart(stored, rebasedAccount(start, values, stored));
        return clashingFields<AccountForm>(start, values, stored).map((field) => userLabels[field]);
      }),
  } as const;
}
