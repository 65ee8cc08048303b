import { mayCall } from '@signa/core/permission';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useViewer } from '../../feature/user-form/use-viewer';
import { Button } from '../../part/button/button';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { usePractice } from '../../platform/practice/practice';
import type { ProfilePerson } from './use-user-profile';

const EditUserDialog = lazy(() => import('./edit-user-dialog').then((module) => ({ default: module.EditUserDialog })));

export interface EditUserProps {
  readonly person: ProfilePerson;
  readonly place: { readonly name: string; readonly timeZone: string } | null;
}

/** Opens the form of a person at a location, for who may change it: the person, and who manages users there. */
export function EditUser({ person, place }: EditUserProps) {
  const { caller, user } = usePractice();
  const { places } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const facts = { locationUserId: person.id, fields: ['displayName'] };
  const locationIds = [person.locationId];
  const isOffered = mayCall({ operation: 'UpdateLocationUser', caller, locationIds, facts }).allowed;
  useShortcut({ keys: ['E'], label: 'Edit the user', section: 'User', run: open, enabled: isOffered });
  if (!isOffered) return null;
  const isManaged = places.some(({ id }) => id === person.locationId);
  const activity = isManaged ? (person.userId === user.id ? 'locked' : 'open') : 'hidden';
  return (
    <>
      <Button variant="solid" icon={Pencil} keys={['E']} onClick={open}>
        Edit User
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditUserDialog
            person={person}
            timeZone={place?.timeZone ?? null}
            place={place?.name ?? 'this location'}
            activity={activity}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
