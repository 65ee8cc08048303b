import { SingleChoice } from '../../../part/list/choice-list';
import { OpenedSelect, SearchedSelect } from '../../../part/list/searched-select';
import type { ChoiceSearchState } from '../../../part/list/choice-search';
import { useOwnLocationSearch } from '../own-location/use-own-location-search';
import { useOrganizationSearch } from './use-organization-search';
import type { UserFormState } from './use-user-form';
import type { FormPlace } from './user-form-place';

interface PlaceSelectProps {
  readonly name: string;
  readonly form: UserFormState;
  readonly value: string;
  readonly onChange: (locationId: string) => void;
  readonly onBlur: () => void;
}

/** The location of a new assignment: chosen from a short list, or searched on the server. */
export function PlaceSelect({ form, ...props }: PlaceSelectProps) {
  const { known, others } = form;
  if (!others)
    return (
      <SearchedSelect
        {...props}
        noun="Locations"
        placeholder="Choose"
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
      />
    );
  return (
    <OpenedSelect {...props} placeholder="Choose" chosen={form.placeAt(props.value)?.name}>
      {(choose) =>
        others.of === 'own' ? (
          <OwnPlaces form={form} value={props.value} onChoose={choose} />
        ) : (
          <OrganizationPlaces
            form={form}
            value={props.value}
            onChoose={choose}
            organizationId={others.organizationId}
          />
        )
      }
    </OpenedSelect>
  );
}

interface FoundPlacesProps {
  readonly form: UserFormState;
  readonly value: string;
  readonly onChoose: (locationId: string) => void;
}

function OwnPlaces(props: FoundPlacesProps) {
  const { rows, search } = useOwnLocationSearch({ isManaged: true });
  return <FoundPlaces {...props} places={rows.map(({ location }) => location)} search={search} />;
}

function OrganizationPlaces({ organizationId, ...props }: FoundPlacesProps & { readonly organizationId: string }) {
  return <FoundPlaces {...props} {...useOrganizationSearch(organizationId)} />;
}

interface FoundProps extends FoundPlacesProps {
  readonly places: readonly FormPlace[];
  readonly search: ChoiceSearchState;
}

function FoundPlaces({ form, value, onChoose, places, search }: FoundProps) {
  return (
    <SingleChoice
      label="Locations"
      choices={places.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      search={search}
      onChoose={(id) => {
        const place = places.find((one) => one.id === id);
        if (place) form.pick(place);
        onChoose(id);
      }}
    />
  );
}
