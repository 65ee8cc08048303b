import { GetLocationDocument, LocationsDocument } from '@signa/core/operation/typed';
import { useOperation } from '../../client/query/use-operation';
import { EditAccountDialog } from '../../feature/user-form/user-dialog';
import type { FormPlace } from '../../feature/user-form/user-form-place';
import type { FoundPerson } from './use-people';
import type { FormViewer } from '../../feature/user-form/user-form-place';

const viewer: FormViewer = { userId: null, isSupport: true, whyNotAt: () => null };

/** The form of somebody's account: support assigns them to the locations of the practice in which they were found. */
export function EditPerson({ person, onClose }: { readonly person: FoundPerson; readonly onClose: () => void }) {
  const found = useOperation(GetLocationDocument, { id: person.location.id });
  const organization = found.data?.location?.organizationId ?? null;
  const beside = useOperation(
    LocationsDocument,
    { organization: organization ?? '', activeFilterType: 'active' },
    { enabled: organization !== null },
  );
  const own = found.data?.location;
  const listed: readonly FormPlace[] = beside.data?.locations ?? [];
  const places = own && !listed.some(({ id }) => id === own.id) ? [own, ...listed] : listed;
  return <EditAccountDialog userId={person.userId} places={places} viewer={viewer} onClose={onClose} />;
}
