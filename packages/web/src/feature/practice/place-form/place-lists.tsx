import { AddressList } from '../../../part/contact/address-list';
import { PhoneList } from '../../../part/contact/phone-list';
import type { PlaceForm } from './use-place-form';

/** The addresses and phones of an organization or a location. */
export function PlaceLists<F extends object>({ state }: { readonly state: PlaceForm<F> }) {
  return (
    <>
      <AddressList
        path={state.paths.addresses}
        addresses={state.addresses}
        onChange={state.changeAddresses}
        errorAt={state.errorAt}
      />
      <PhoneList
        owner={state.owner}
        path={state.paths.phones}
        value={state.phones}
        onChange={state.changePhones}
        errorAt={state.errorAt}
      />
    </>
  );
}
