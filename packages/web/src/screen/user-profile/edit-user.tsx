import { mayCall } from '@signa/core/administration';
import { Link2, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useViewer } from '../../feature/practice/user-form/use-viewer';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import type { PracticeLocation } from '../../platform/practice/practice';
import type { ProfilePerson } from './use-user-profile';
import { lazyPart } from '../../platform/lazy/lazy-part';

const editUserDialog = lazyPart(() => import('./edit-user-dialog').then((module) => module.EditUserDialog));

interface EditUserProps {
  readonly person: ProfilePerson;
  readonly place: PracticeLocation | null;
}

/** Opens the form of a user at a location, for the user themselves and for user managers. */
export function EditUser({ person, place }: EditUserProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const isOffered = useMayChange(person, 'displayName');
  useShortcut({ keys: ['E'], label: 'Edit the user', section: 'User', run: open, enabled: isOffered });
  if (!isOffered) return null;
  return (
    <>
      <Button variant="solid" icon={Pencil} keys={['E']} onClick={open}>
        Edit User
      </Button>
      {isOpen && <OpenForm person={person} place={place} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Opens the same form at the practice system user, for users who can link. */
export function ChangePimsUser({ person, place }: EditUserProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayChange(person, 'pimsId')) return null;
  return (
    <>
      <Button size="sm" icon={Link2} onClick={() => setIsOpen(true)}>
        {person.pimsId ? 'Change PIMS user' : 'Link PIMS user'}
      </Button>
      {isOpen && <OpenForm person={person} place={place} tab="pims-user" onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface OpenFormProps extends EditUserProps {
  readonly tab?: string;
  readonly onClose: () => void;
}

function OpenForm(props: OpenFormProps) {
  const { person } = props;
  const { user } = usePractice();
  const { viewer } = useViewer();
  const isManaged = viewer.whyNotAt(person.locationId) === null;
  const activity = isManaged ? (person.userId === user.id ? 'locked' : 'open') : 'hidden';
  return <editUserDialog.Part {...props} activity={activity} />;
}

function useMayChange({ id, locationId }: ProfilePerson, field: string): boolean {
  const { caller } = usePractice();
  const facts = { locationUserId: id, fields: [field] };
  return mayCall({ operation: 'UpdateLocationUser', caller, locationIds: [locationId], facts }).allowed;
}
