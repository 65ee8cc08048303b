import { chakra } from '@chakra-ui/react';
import { hasDelegations, profileSectionOf } from '@signa/core/practice';
import { PhoneList } from '../../../part/contact/phone-list';
import { LoadedNote, StaleNote } from '../../../part/notice/stale-note';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { Avatar } from '../../../part/picture/avatar';
import { FormTabs, useTabbedForm } from '../../../part/tabbed-form/tabbed-form';
import type { FormPart, FormTab } from '../../../part/tabbed-form/tabbed-form';
import { useLeaveQuestion } from '../../../part/overlay/use-leave-question';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
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
  const { failure, fail, clear } = useDialogFailure({ text: person.displayName, link: null });
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
  const title = 'Discard the changes to your account?';
  const { leave, question } = useLeaveQuestion({ isDirty, title, onLeave: onClose });
  return (
    <>
      <FormDialog
        title="My Account"
        width="form"
        send="Save"
        movesOnEnter
        steps={<FormTabs label="My Account" {...row} />}
        busy={busy}
        failure={failure}
        form={element}
        onSend={() => {
          clear();
          void save();
        }}
        onClose={leave}
      >
        {[account, profile].map(({ stale, load }, index) => (
          <Stale key={index} stale={stale} onLoad={() => void load()} />
        ))}
        {panel}
      </FormDialog>
      {question}
      {profile.question}
    </>
  );
}

function Stale({
  stale,
  onLoad,
}: {
  readonly stale: ReturnType<typeof useAccountPart>['stale'];
  readonly onLoad: () => void;
}) {
  return (
    <>
      {stale.refusal !== null && <StaleNote message={stale.refusal} busy={stale.busy} onLoad={onLoad} />}
      {stale.clashing && <LoadedNote clashing={stale.clashing} />}
    </>
  );
}

const Part = chakra('h3', { base: { textStyle: 'name', _notFirst: { pt: '2' } } });
