import { hasDelegations, type ProfileSection, profileSectionOf } from '@signa/core/practice';
import { type Notice, todayIn } from '@signa/core/base';
import { DelegationLists } from '../../feature/practice/delegation/delegation-lists';
import { useDelegationPart } from '../../feature/practice/delegation/use-delegation-part';
import { PimsUserPanel } from '../../feature/pims/pims-user/pims-user-panel';
import { NotificationFields } from '../../feature/practice/profile-form/notification-fields';
import { AssignmentChanges } from '../../feature/administration/access-effect/assignment-changes';
import { ProfileFields } from '../../feature/practice/profile-form/profile-fields';
import type { ProfileFieldsProps } from '../../feature/practice/profile-form/profile-fields';
import type { ProfileFormState } from '../../feature/practice/profile-form/use-profile-form';
import { useProfilePart } from '../../feature/practice/profile-form/use-profile-part';
import { RecordDialog } from '../../part/overlay/record-dialog';
import { useFormDialog } from '../../part/overlay/use-form-dialog';
import { FormTabs, useTabbedForm } from '../../part/tabbed-form/tabbed-form';
import type { FormPart, FormTab } from '../../part/tabbed-form/tabbed-form';
import type { PracticeLocation } from '../../platform/practice/practice';
import { useServices } from '../../platform/services/services';
import type { ProfilePerson } from './use-user-profile';

interface EditUserDialogProps extends Pick<ProfileFieldsProps, 'activity'> {
  readonly person: ProfilePerson;
  /** The location; `null` if unknown. */
  readonly place: PracticeLocation | null;
  /** The tab that is selected initially. */
  readonly tab?: string;
  readonly onClose: () => void;
}

/** The dialog for editing a user at one location; Save saves all of its tabs. */
export function EditUserDialog({ person, place, tab, activity, onClose }: EditUserDialogProps) {
  const { clock } = useServices();
  const fail = (notice: Notice) => dialog.fail(notice);
  const today = todayIn(place?.timeZone ?? null, clock.now());
  const profile = useProfilePart({ person, today, place: 'profile', fail });
  const delegation = useDelegationPart({ vet: person, today, fail });
  const { form } = profile;
  const ofProfile: FormPart = { isDirty: form.isDirty, busy: profile.busy, save: profile.save };
  const isWrong = (section: ProfileSection) => form.issues.some(({ path }) => profileSectionOf(path) === section);
  const tabs: readonly FormTab[] = [
    {
      value: 'profile',
      label: 'Profile',
      parts: [ofProfile],
      isWrong: isWrong('profile'),
      panel: (
        <>
          <ProfileFields form={form} isSupport={false} activity={activity} roleName={person.role.name} />
          <AssignmentChanges rows={[{ ...rightsOf(person), ...rightsTyped(form) }]} stored={[rightsOf(person)]} />
        </>
      ),
    },
    {
      value: 'notification',
      label: 'Notification',
      parts: [ofProfile],
      isWrong: isWrong('notification'),
      panel: <NotificationFields form={form} isSupport={false} />,
    },
    ...(hasDelegations(person.role)
      ? [
          {
            value: 'delegations',
            label: 'Delegations',
            parts: [delegation],
            isWrong: delegation.form.issues.length > 0,
            panel: <DelegationLists vet={person} place={place?.name ?? 'this location'} part={delegation} />,
          },
        ]
      : []),
    {
      value: 'pims-user',
      label: 'PIMS User',
      parts: [ofProfile],
      isWrong: isWrong('pimsUser'),
      panel: <PimsUserPanel form={form} place={place} />,
    },
  ];
  const { row, panel, save, isDirty, busy, element } = useTabbedForm(tabs, onClose, tab);
  const record = person.displayName;
  const dialog = useFormDialog({ isDirty, discards: `the changes to ${record}`, record, onClose });
  return (
    <>
      <RecordDialog
        title="Edit User"
        send="Save"
        dialog={dialog}
        conflicts={[profile]}
        steps={<FormTabs label="Edit User" {...row} />}
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

const rightsOf = ({ id, locationId, role, isActive, vetLicenseNumber, vetLicenseExpiration }: ProfilePerson) => ({
  ...{ id, locationId, roleId: role.id, isActive },
  vetLicenseNumber: vetLicenseNumber ?? '',
  vetLicenseExpiration: vetLicenseExpiration ?? null,
});

const rightsTyped = ({ values: { isActive, vetLicenseNumber, vetLicenseExpiration } }: ProfileFormState) => ({
  ...{ isActive, vetLicenseNumber, vetLicenseExpiration },
});
