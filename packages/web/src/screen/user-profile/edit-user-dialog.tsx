import { chakra } from '@chakra-ui/react';
import { todayIn } from '@signa/core/time';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NotificationFields } from '../../feature/profile-form/notification-fields';
import { ProfileFields } from '../../feature/profile-form/profile-fields';
import type { ProfileFieldsProps } from '../../feature/profile-form/profile-fields';
import { useProfilePart } from '../../feature/profile-form/use-profile-part';
import { focusFirstInvalid } from '../../part/field/first-invalid';
import { Tabs } from '../../part/list/tabs';
import type { Tab } from '../../part/list/tabs';
import { LoadedNote, StaleNote } from '../../part/notice/stale-note';
import { FormDialog } from '../../part/overlay/form-dialog';
import { useLeaveQuestion } from '../../part/overlay/use-leave-question';
import { useDialogFailure } from '../../platform/notice/use-dialog-failure';
import { useServices } from '../../platform/services/services';
import type { ProfilePerson } from './use-user-profile';

export interface EditUserDialogProps extends Pick<ProfileFieldsProps, 'activity'> {
  readonly person: ProfilePerson;
  readonly timeZone: string | null;
  readonly onClose: () => void;
}

/** What stands in one tab, and what saves it; several tabs may be of one part. */
interface EditTab extends Tab {
  readonly part: EditPart;
  readonly panel: ReactNode;
  /** Something of this tab is wrong. */
  readonly isWrong: boolean;
}

/** A part of the dialog that is saved as a whole. Its state is above its tabs, so that a tab can be left. */
interface EditPart {
  readonly isDirty: boolean;
  readonly busy: boolean;
  /** False where it could not be saved, which stands in the form. */
  readonly save: () => Promise<boolean>;
}

const notificationFields = ['notificationEmail', 'isPendingAuth'];

/** The edit modal of a person at one location; Save stores what was typed in all of its tabs. */
export function EditUserDialog({ person, timeZone, activity, onClose }: EditUserDialogProps) {
  const { clock } = useServices();
  const { failure, fail, clear } = useDialogFailure({ text: person.displayName, link: null });
  const profile = useProfilePart({ person, today: todayIn(timeZone, clock.now()), place: 'profile', fail });
  const { form, stale, load } = profile;
  const ofProfile: EditPart = { isDirty: form.isDirty, busy: profile.busy, save: profile.save };
  const isNotified = (path: string) => notificationFields.includes(path);
  const tabs: readonly EditTab[] = [
    {
      value: 'profile',
      label: 'Profile',
      part: ofProfile,
      isWrong: form.issues.some(({ path }) => !isNotified(path)),
      panel: <ProfileFields form={form} isSupport={false} activity={activity} roleName={person.role.name} />,
    },
    {
      value: 'notification',
      label: 'Notification',
      part: ofProfile,
      isWrong: form.issues.some(({ path }) => isNotified(path)),
      panel: <NotificationFields form={form} isSupport={false} />,
    },
  ];
  const { at, setAt, save, isDirty, busy, element } = useTabs(tabs, onClose);
  const title = `Discard the changes of ${person.displayName}?`;
  const { leave, question } = useLeaveQuestion({ isDirty, title, onLeave: onClose });
  return (
    <>
      <FormDialog
        title="Edit User"
        width="form"
        send="Save"
        movesOnEnter
        steps={<DialogTabs tabs={tabs} at={at.value} onChange={setAt} />}
        busy={busy}
        failure={failure}
        form={element}
        onSend={() => {
          clear();
          void save();
        }}
        onClose={leave}
      >
        {stale.refusal !== null && <StaleNote message={stale.refusal} busy={stale.busy} onLoad={() => void load()} />}
        {stale.clashing && <LoadedNote clashing={stale.clashing} />}
        {at.panel}
      </FormDialog>
      {question}
    </>
  );
}

/** Which tab shows, and one Save over all of them. */
function useTabs(tabs: readonly EditTab[], onSaved: () => void) {
  const [shown, setAt] = useState('profile');
  const element = useRef<HTMLFormElement>(null);
  const at = tabs.find(({ value }) => value === shown) ?? tabs[0];
  if (!at) throw new Error('The dialog has a tab');
  const parts = [...new Set(tabs.map(({ part }) => part))];
  const save = async () => {
    for (const part of parts.filter(({ isDirty }) => isDirty)) {
      if (await part.save()) continue;
      const wrong = [at, ...tabs].find((tab) => tab.part === part && tab.isWrong);
      if (wrong) setAt(wrong.value);
      return requestAnimationFrame(() => focusFirstInvalid(() => element.current));
    }
    onSaved();
  };
  return {
    at,
    setAt,
    save,
    element,
    isDirty: parts.some((part) => part.isDirty),
    busy: parts.some((part) => part.busy),
  } as const;
}

interface DialogTabsProps {
  readonly tabs: readonly Tab[];
  readonly at: string;
  readonly onChange: (value: string) => void;
}

const DialogTabs = ({ tabs, at, onChange }: DialogTabsProps) => (
  <DialogTabRow>
    <Tabs label="Edit User" tabs={tabs} value={at} onChange={onChange} />
  </DialogTabRow>
);

const DialogTabRow = chakra('div', {
  base: { px: '4', pt: '1', flexShrink: '0', borderBottomWidth: '1px', borderColor: 'border.subtle' },
});
