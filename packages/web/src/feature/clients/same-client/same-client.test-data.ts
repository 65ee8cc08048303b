import { clientFound } from '../client-search/client.test-data';
import type { SameClient } from './use-same-clients';

/** The existing client Marcus Thibodeaux, as returned for a typo in his name. */
export function sameClient(
  over: Partial<SameClient> & { readonly client?: Partial<SameClient['locationClient']> } = {},
): SameClient {
  const { client, ...judged } = over;
  return {
    locationClient: { ...clientFound(), ...client },
    sameness: 'sameClient',
    reasons: [
      { field: 'name', kind: 'similar', value: 'Marcus Thibodeaux' },
      { field: 'phone', kind: 'same', value: '5185550122' },
      { field: 'address', kind: 'same', value: '12 Elm Street' },
    ],
    marks: [
      { from: 0, to: 6 },
      { from: 7, to: 11 },
    ],
    ...judged,
  };
}
