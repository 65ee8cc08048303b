import { chakra } from '@chakra-ui/react';
import type { Notice } from '@signa/core/base';
import { hasDelegations, profileSectionOf } from '@signa/core/practice';
import { PhoneList } from '../../../part/contact/phone-list';
import { RecordDialog } from '../../../part/overlay/record-dialog';
import { useFormDialog } from '../../../part/overlay/use-form-dialog';
import { Avatar } from '../../../part/picture/avatar';
import { FormTabs, useTabbedForm } from '../../../part/tabbed-form/tabbed-form';
import type { FormPart, FormTab } from '../../../part/tabbed-form/tabbed-form';
import { usePractice } from '../../../platform/practice/practice';
import { DelegationLists } from '../delegation/delegation-lists';
import { useDelegationPart } from '../delegation/use-delegation-part';
import { NotificationFields } from '../profile-form/notification-fields';
import { ChangePicture } from '../profile-picture/change-picture';
import { ProfileFields } from '../profile-form/profile-fields';
import { useProfilePart } from '../profile-form/use-profile-part';
import type { ProfilePerson } from '../profile-form/use-profile-part';
import { AccountNames } from '../user-form/account-fields';
import { useAccountPart } from './use-account-part';
import type { AccountUser } from './use-account-part';

interface MyAccountFormProps {
  readonly user: AccountUser;
  readonly person: ProfilePerson;
  readonly location: { readonly name: string };
  readonly onClose: () => void;
}

const isNotified = (path: string) => profileSectionOf(path) === 'notification';

/**
 * The account form, with one Save for all tabs. Each changed field is sent to the record that stores it.
 */
export function MyAccountForm({ user, person, location, onClose }: MyAccountFormProps) {
  const { today: todayHere } = usePractice();
  const today = todayHere();
  const fail = (notice: Notice) => dialog.fail(notice);
  const account = useAccountPart({ user, fail });
  const profile = useProfilePart({ person, today, place: 'account', fail });
  const delegation = useDelegationPart({ vet: person, today, fail });
  const ofPerson: FormPart = { isDirty: profile.form.isDirty, busy: profile.busy, save: profile.save };
  const tabs: readonly FormTab[] = [
    {
      value: 'profile',
      label: 'Profile',
      parts: [account, ofPerson],
      isWrong: account.form.issues.length > 0 || profile.form.issues.some(({ path }) => !isNotified(path)),
      panel: (
        <>
          <Part>At every location</Part>
          <AccountNames form={account.form} />
          <PhoneList {...account.form.phoneList} />
          <Part>{`At ${location.name}`}</Part>
          <chakra.div display="flex" alignItems="center" gap="3">
            <Avatar name={person.displayName} picture={person.profilePictureThumbnailUrl} size="profile" />
            <ChangePicture person={person} />
          </chakra.div>
          <ProfileFields form={profile.form} isSupport={false} activity="hidden" roleName={person.role.name} />
        </>
      ),
    },
    {
      value: 'notification',
      label: 'Notification',
      parts: [ofPerson],
      isWrong: profile.form.issues.some(({ path }) => isNotified(path)),
      panel: <NotificationFields form={profile.form} isSupport={false} />,
    },
    ...(hasDelegations(person.role)
      ? [
          {
            value: 'delegations',
            label: 'Delegations',
            parts: [delegation],
            isWrong: delegation.form.issues.length > 0,
            panel: <DelegationLists vet={person} place={location.name} part={delegation} />,
          },
        ]
      : []),
  ];
  const { row, panel, save, isDirty, busy, element } = useTabbedForm(tabs, onClose);
  const record = person.displayName;
  const dialog = useFormDialog({ isDirty, discards: 'the changes to your account', record, onClose });
  return (
    <>
      <RecordDialog
        title="My Account"
        send="Save"
        dialog={dialog}
        conflicts={[account, profile]}
        steps={<FormTabs label="My Account" {...row} />}
        busy={busy}
        form={element}
        onSave={save}
      >
        {panel}
      </RecordDialog>
      {profile.question}
    </>
  );
}

const Part = chakra('h3', { base: { textStyle: 'name', _notFirst: { pt: '2' } } });
