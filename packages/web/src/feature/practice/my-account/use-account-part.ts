import type { Notice } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { GetUserDocument, UpdateUserDocument } from '@signa/core/contract/typed';
import {
  accountErrorNotice,
  type AccountForm,
  accountUpdatedNotice,
  checkAccountForm,
  clashingFields,
  rebasedAccount,
  settleAccountForm,
} from '@signa/core/practice';
import { useRef, useState } from 'react';
import { useCall } from '../../../client/query/use-call';
import { allPhones, openPhoneIssues, phonesTyped } from '../../../part/contact/phones-typed';
import type { PhonesTyped } from '../../../part/contact/phones-typed';
import { useShownIssues } from '../../../part/field/use-shown-issues';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useStale } from '../../../platform/mutation/use-stale';

export type AccountUser = NonNullable<Operations['GetUser']['data']['user']>;
type AccountFields = Pick<AccountUser, 'firstName' | 'lastName' | 'userPhones'>;

export const userPhonesPath = 'userPhones';

const labels: Readonly<Record<keyof AccountForm, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  userPhones: 'Phones',
};

const formOf = ({ firstName, lastName, userPhones }: AccountFields): AccountForm => ({
  firstName,
  lastName,
  userPhones: userPhones
    .filter(({ isActive }) => isActive)
    .map(({ uuid, phoneTypeId, phoneNumber }) => ({ uuid, phoneTypeId, phoneNumber })),
});

const begin = (start: AccountForm, form = start) => ({ start, form, phones: phonesTyped('user', form.userPhones) });

interface AccountPartOptions {
  readonly user: AccountUser;
  readonly fail: (notice: Notice) => null;
}

/** Names and phones of the user's own account as a section of a dialog. */
export function useAccountPart({ user, fail }: AccountPartOptions) {
  const call = useCall();
  const stale = useStale();
  const version = useRef(user.version);
  const [{ start, form, phones }, setTyped] = useState(() => begin(formOf(user)));
  const whole: AccountForm = { ...form, userPhones: allPhones('user', phones) };
  const issues = [...checkAccountForm(whole, start), ...openPhoneIssues(phones, userPhonesPath)];
  const shown = useShownIssues(issues);
  const act = useMutation(UpdateUserDocument, {
    success: accountUpdatedNotice,
    error: (message, { code }) => (code === 'CONFLICT' ? null : fail(accountErrorNotice(message))),
    object: { text: `${start.firstName} ${start.lastName}`, link: null },
  });
  const isDirty = JSON.stringify(whole) !== JSON.stringify(start);
  return {
    ...shown,
    form,
    phones,
    issues,
    stale,
    isDirty,
    busy: act.busy,
    change: (next: Partial<Pick<AccountForm, 'firstName' | 'lastName'>>) => {
      setTyped((now) => ({ ...now, form: { ...now.form, ...next } }));
      shown.change();
    },
    changePhones: (next: PhonesTyped) => {
      setTyped((now) => ({ ...now, phones: next }));
      shown.change();
    },
    /** Resolves to false if the save failed; the form shows the error. */
    save: async (): Promise<boolean> => {
      stale.clear();
      shown.send();
      if (issues.length > 0) return false;
      const { userPhones, ...names } = settleAccountForm(whole);
      const input = { version: version.current, ...names, userPhones: [...userPhones] };
      const answer = await act.run({ id: user.id, input });
      if (answer.ok) {
        // Another section of the dialog may still be refused; a retry must not send this one again.
        version.current = answer.data.updateUser.version;
        setTyped(begin(formOf(answer.data.updateUser)));
        return true;
      }
      if (!stale.take(answer.failure)) shown.refuse(answer.failure.issues);
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
        const stored = formOf(now);
        setTyped(begin(stored, rebasedAccount(start, whole, stored)));
        shown.change();
        return clashingFields(start, whole, stored).map((field) => labels[field]);
      }),
  } as const;
}
