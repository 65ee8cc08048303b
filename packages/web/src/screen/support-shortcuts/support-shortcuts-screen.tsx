import { chakra } from '@chakra-ui/react';
import { GetLocationDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../client/query/use-operation';
import { LocationFilter } from '../../feature/practice/location-filter/location-filter';
import { ShortcutsPage } from '../../feature/prescribing/shortcuts/shortcuts-page';
import { useLatestQuery } from '../../part/list/use-latest-query';

const everything = { add: true, edit: true, remove: true };

/** `/support/prescribingshortcuts`: global shortcuts, and those of a selected location. */
export function SupportShortcutsScreen() {
  const [query, setQuery] = useLatestQuery();
  const asked = query.get('location') ?? '';
  const locationId = /^\d{1,18}$/.test(asked) ? asked : null;
  const read = useOperation(GetLocationDocument, { id: locationId ?? '' }, { enabled: locationId !== null });
  const location = locationId === null ? null : { id: locationId, name: read.data?.location?.name ?? '…' };
  const choose = (id: string | null) =>
    setQuery((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('location');
      else next.set('location', id);
      return next;
    });
  return (
    <ShortcutsPage
      area="support"
      caller={{ kind: 'support' }}
      location={location}
      may={everything}
      filters={
        <>
          <LocationFilter locationId={locationId} onChange={choose} />
          {locationId === null && (
            <chakra.span textStyle="meta" color="fg.muted">
              Choose a location to also see its own shortcuts.
            </chakra.span>
          )}
        </>
      }
    />
  );
}
