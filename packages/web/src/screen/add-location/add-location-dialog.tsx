import { chakra } from '@chakra-ui/react';
import { AddLocationFormDialog } from '../../feature/practice/location-form/add-location-form-dialog';
import { usePractice } from '../../platform/practice/practice';

/** The Add Location dialog: creates a location in the organization of the selected one. */
export function AddLocationDialog({ onClose }: { readonly onClose: () => void }) {
  const { location } = usePractice();
  return (
    <AddLocationFormDialog
      at={{ locationId: location.id, organizationId: location.organizationId }}
      known={null}
      intro={
        <chakra.span color="fg.muted">
          It will join{' '}
          <chakra.b fontWeight="semibold" color="fg.default">
            {location.organization?.name}
          </chakra.b>
          , with the product range of {location.name}. You can work there immediately with your current role.
        </chakra.span>
      }
      onClose={onClose}
    />
  );
}
