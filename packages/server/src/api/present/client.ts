import { presentAddresses, presentPhones } from './contact.js';

interface Reachable {
  readonly phones: readonly { readonly phoneTypeId: number }[];
  readonly addresses?: readonly { readonly addressTypeId: number }[];
}

/** A client with the descriptions of its phones and addresses. */
export function presentClient<C extends Reachable>(client: C) {
  return {
    ...client,
    phones: presentPhones<C['phones'][number]>(client.phones),
    ...(client.addresses && { addresses: presentAddresses<NonNullable<C['addresses']>[number]>(client.addresses) }),
  };
}
