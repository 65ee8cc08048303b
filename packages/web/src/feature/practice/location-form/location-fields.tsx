import { chakra } from '@chakra-ui/react';
import { locationLabels, lockedReason } from '@signa/core/practice';
import type { LocationEditor, LocationForm } from '@signa/core/practice';
import type { ComponentType, ReactNode } from 'react';
import { AddressList } from '../../../part/contact/address-list';
import { PhoneList } from '../../../part/contact/phone-list';
import { RadioGroup } from '../../../part/field/radio-group';
import { LockedField, PlaceTextField } from '../place-form/place-text-field';
import type { LocationFormState } from './use-location-form';

interface LocationFieldsProps {
  readonly state: LocationFormState;
  /** The user who changes the location; `null` for a new location, which locks nothing. */
  readonly editor: LocationEditor | null;
  /** The name of its organization; `null` if there is none. */
  readonly organization: string | null;
  /** Fields that only support can set; a practice sees the portal type with the reason why it is read-only. */
  readonly children?: ReactNode;
}

interface ControlProps extends Pick<LocationFieldsProps, 'state' | 'editor'> {
  /** The reason why it is read-only. */
  readonly locked: string | null;
}
type ListField = 'locationAddresses' | 'locationPhones';

/** The control of each field that a practice has too, in the order of the form. */
const controls: Readonly<Record<Exclude<keyof LocationForm, ListField> | 'isActive', ComponentType<ControlProps>>> = {
  name: ({ state }) => <PlaceTextField state={state} field="name" label={locationLabels.name} autoFocus />,
  emailAddress: ({ state, locked }) => (
    <PlaceTextField
      state={state}
      field="emailAddress"
      label={locationLabels.emailAddress}
      inputMode="email"
      locked={locked}
    />
  ),
  website: ({ state }) => (
    <PlaceTextField
      state={state}
      field="website"
      label={locationLabels.website}
      inputMode="url"
      optional
      help="For example, https://example.com"
    />
  ),
  HIN: ({ state }) => (
    <PlaceTextField state={state} field="HIN" label={locationLabels.HIN} optional help="Health Industry Number" />
  ),
  isOfficeUseEnabled: ({ state }) => <YesNo state={state} field="isOfficeUseEnabled" />,
  isActive: ({ state, editor, locked }) => editor !== null && <ActiveField state={state} locked={locked} />,
};
const { name: NameField, ...otherControls } = controls;

/** The shared location form: for adding one, for a practice changing its own, and for support. */
export function LocationFields({ state, editor, organization, children }: LocationFieldsProps) {
  const locked = (field: string) => (editor ? lockedReason(field, editor) : null);
  return (
    <>
      <Columns>
        <NameField state={state} editor={editor} locked={null} />
        {organization !== null && editor !== null && (
          <LockedField label="Organization" value={organization} reason="A location cannot change its organization." />
        )}
        {Object.entries(otherControls).map(([field, Control]) => (
          <Control key={field} state={state} editor={editor} locked={locked(field)} />
        ))}
        {editor !== null && (
          <PlaceTextField
            state={state}
            field="locationAccountId"
            label={locationLabels.locationAccountId}
            optional
            locked={locked('locationAccountId')}
          />
        )}
        {children}
      </Columns>
      <AddressList {...state.list('locationAddresses')} />
      <PhoneList {...state.phoneList} />
    </>
  );
}

/** Places short fields side by side, or stacked on a phone. */
const Columns = ({ children }: { readonly children: ReactNode }) => (
  <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
    {children}
  </chakra.div>
);

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function YesNo({
  state,
  field,
}: {
  readonly state: LocationFormState;
  readonly field: 'isOfficeUseEnabled' | 'isActive';
}) {
  const value = state.values[field];
  return (
    <RadioGroup
      legend={locationLabels[field]}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onChange={(chosen) => state.change({ [field]: chosen === 'yes' })}
      options={answers}
      error={state.errorAt(field)}
      isInline
    />
  );
}

const ActiveField = ({ state, locked }: { readonly state: LocationFormState; readonly locked: string | null }) =>
  locked === null ? (
    <YesNo state={state} field="isActive" />
  ) : (
    <LockedField
      label={locationLabels.isActive}
      value={state.values.isActive ? 'Active' : 'Inactive'}
      reason={locked}
    />
  );
