import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { supportPlaces, supportViewer } from '../../feature/practice/user-form/support-places';
import { Button } from '../../part/button/button';
import { lazyPart } from '../../platform/lazy/lazy-part';
import type { DetailLocation, DetailOrganization } from './use-organization-detail';

const addUserDialog = lazyPart(() =>
  import('../../feature/practice/user-form/user-dialog').then((module) => module.AddUserDialog),
);

interface AddUserHereProps {
  readonly location: DetailLocation;
  readonly organization: DetailOrganization;
}

/** Adds a user with a first assignment at this location. Inactive locations accept no users. */
export function AddUserAtLocation({ location, organization }: AddUserHereProps) {
  const [isOpen, setIsOpen] = useState(false);
  const others = organization.locations
    .filter(({ id, isActive }) => isActive && id !== location.id)
    .map(({ id, name }) => ({ id, name, timeZone: location.timeZone }));
  const isLong = organization.locationCount > organization.locations.length;
  const places = supportPlaces(location, [location, ...others], isLong ? organization.id : null);
  const viewer = supportViewer({ locationId: location.id, organizationId: organization.id });
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
