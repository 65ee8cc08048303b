import {
  comparable,
  isFoundBy,
  patientsInOrder,
  searchTerms,
  type SearchedClient,
} from '../../clients/client/index.js';
import type { PatientLink } from '../../clients/client/index.js';
import type { ListedClient, ListedPatient } from './entry.js';

/** A client found by the client search, with its patients. */
export interface FoundOwner<P extends ListedPatient> extends ListedClient {
  readonly email: string | null;
  readonly locationPatientClients: readonly PatientLink<P>[];
}

/** The results by kind: clients found by their own data, patients by their name. */
export interface FoundPeople<C, P> {
  readonly clients: readonly C[];
  readonly patients: readonly { readonly patient: P; readonly client: C }[];
}

/**
 * Separates the results of the client search, which finds a client both by their own data and by the name of a patient
 * (C-016), so that the palette lists each name under its kind.
 *
 * @param filter - the filter that found them
 * @returns each found client, or a patient of theirs; never neither
 * @see P-287, C-016
 */
export function foundPeople<P extends ListedPatient, C extends FoundOwner<P>>(
  found: readonly C[],
  filter: string,
): FoundPeople<C, P> {
  const terms = searchTerms(filter);
  const named = (client: C) =>
    patientsInOrder(client).filter(({ name }) => terms.some((term) => comparable(name).includes(term)));
  const isMeant = (client: C) => isFoundBy(filter, withoutPatients(client)) || named(client).length === 0;
  return {
    clients: found.filter(isMeant),
    patients: found.flatMap((client) => named(client).map((patient) => ({ patient, client }))),
  };
}

const withoutPatients = (client: SearchedClient): SearchedClient => ({ ...client, locationPatientClients: [] });
