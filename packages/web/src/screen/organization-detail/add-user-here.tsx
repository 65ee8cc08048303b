import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import type { FormViewer } from '../../feature/user-form/user-form-place';
import { Button } from '../../part/button/button';
import { lazyPart } from '../../platform/lazy/lazy-part';
import type { DetailLocation, DetailOrganization } from './use-organization-detail';

const addUserDialog = lazyPart(() =>
  import('../../feature/user-form/user-dialog').then((module) => module.AddUserDialog),
);

export interface AddUserHereProps {
  readonly location: DetailLocation;
  readonly organization: DetailOrganization;
}

const viewer: FormViewer = { userId: null, isSupport: true, whyNotAt: () => null };

/** Adds a user whose first assignment is at this location; one that is closed takes nobody. */
export function AddUserHere({ location, organization }: AddUserHereProps) {
  const [isOpen, setIsOpen] = useState(false);
  const others = organization.locations.filter(({ id, isActive }) => isActive && id !== location.id);
  const places = [location, ...others].map((place) => ({
    id: place.id,
    name: place.name,
    timeZone: location.timeZone,
  }));
  return (
    <>
      <Button
        size="sm"
        icon={UserRoundPlus}
        aria-label={`Add User at ${location.name}`}
        disabledReason={location.isActive ? null : 'This location is not active.'}
        onClick={() => setIsOpen(true)}
      >
        Add User
      </Button>
      {isOpen && (
        <addUserDialog.Part viewer={viewer} places={places} locationId={location.id} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
