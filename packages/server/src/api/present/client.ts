import { presentAddresses, presentPhones } from './contact.js';

interface Reachable {
  readonly phones: readonly { readonly phoneTypeId: number }[];
  readonly addresses?: readonly { readonly addressTypeId: number }[];
}

/** A client with the descriptions of its phones and addresses. */
export function presentClient<C extends Reachable>(client: C): C;
export function presentClient<C extends Reachable>(client: C | null): C | null;
export function presentClient<C extends Reachable>(client: C | null): C | null {
  if (!client) return null;
  return {
    ...client,
    phones: presentPhones(client.phones),
    ...(client.addresses && { addresses: presentAddresses(client.addresses) }),
  };
}
