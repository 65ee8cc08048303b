import { matchRoute } from '../../practice/location/index.js';
import { pathAfterSave } from '../prescription/index.js';
import { nothingChosen } from './choice.js';
import type { KnownParties } from './known-parties.js';
import { isId, readParameters } from './parameter.js';
import { visitOfChoice, type Address } from './selection-address.js';
import { visitOfPath, type Visit } from './visit.js';

/** The client and patient in a profile URL; `null` for missing or impossible values. */
export interface RequestedProfile {
  readonly clientId: string | null;
  readonly patientInQuery: string | null;
  readonly patientInState: string | null;
}

const idIn = (state: unknown, name: string): string | null => {
  const id: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return typeof id === 'string' && isId(id) ? id : null;
};

/** The profile in a URL: the client from its path, a patient from its query or state. @see C-005, C-006 */
export function profileFromUrl({ pathname, query, state }: Address): RequestedProfile {
  const match = matchRoute(pathname);
  const inPath = match?.route === '/clients/profile/{locationClientId}' ? match.params['locationClientId'] : undefined;
  return {
    clientId: inPath !== undefined && isId(inPath) ? inPath : null,
    patientInQuery: readParameters(query).patientId,
    patientInState: idIn(state, 'locationPatientId'),
  };
}

/** The URL of a client's profile, with the patient if given. @see C-005, P-012 */
export function visitOfProfile({ clientId, patientId }: KnownParties & { readonly clientId: string }): Visit {
  return visitOfPath(
    pathAfterSave({ locationClientId: clientId, locationPatientId: patientId, isOfficeUse: false }),
    'push',
  );
}

/** 'Add Product' on a patient: the selection at its first step, for this client and patient. @see C-008 */
export function visitOfAddProduct(parties: KnownParties): Visit {
  return { ...visitOfChoice({ isOfficeUse: false, parties, choice: nothingChosen }), history: 'push' };
}
