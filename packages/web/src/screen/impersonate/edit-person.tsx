import { fewLocations } from '@signa/core/administration';
import { GetLocationDocument, LocationsDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../client/query/use-operation';
import { EditAccountDialog } from '../../feature/practice/user-form/user-dialog';
import { supportPlaces, supportViewer } from '../../feature/practice/user-form/support-places';
import type { FoundPerson } from './use-people';

/** The account form: support can assign the user to the locations of the practice in which they were found. */
export function EditPerson({ person, onClose }: { readonly person: FoundPerson; readonly onClose: () => void }) {
  const found = useOperation(GetLocationDocument, { id: person.location.id });
  const own = found.data?.location ?? null;
  const organizationId = own?.organizationId ?? null;
  const beside = useOperation(
    LocationsDocument,
    { organization: organizationId ?? '', activeFilterType: 'active', skip: 0, take: fewLocations + 1 },
    { enabled: organizationId !== null },
  );
  const listed = beside.data?.locations ?? [];
  const places = supportPlaces(own, listed, listed.length > fewLocations ? organizationId : null);
  const viewer = supportViewer({ locationId: person.location.id, organizationId });
  return <EditAccountDialog userId={person.userId} places={places} viewer={viewer} onClose={onClose} />;
}
