import { comparable, linkedPatients, searchTerms, type PatientLink } from './search.js';

/** What the rules of a profile read of a patient; field names as they travel (C-195). */
export interface ProfilePatient {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
}

/** Whether anything may be prescribed for a patient at all: the deceased count as not active. @see C-053 */
const isPrescribable = ({ isActive, isDeceased }: ProfilePatient) => isActive && !isDeceased;

/**
 * The patients of a client as they are listed: those of active links, first those that are active, then by name.
 *
 * @see C-051
 */
export function patientsInOrder<P extends ProfilePatient>(client: {
  readonly locationPatientClients: readonly PatientLink<P>[];
}): P[] {
  return linkedPatients(client).toSorted(
    (a, b) =>
      Number(isPrescribable(b)) - Number(isPrescribable(a)) ||
      a.name.localeCompare(b.name, 'en') ||
      a.id.localeCompare(b.id, 'en', { numeric: true }),
  );
}

/** Whom an address asks for; `null` where it says nothing that can be. */
export interface AskedPatient {
  readonly patientInQuery: string | null;
  readonly patientInState: string | null;
}

/**
 * The patient whom a profile shows: the one of the query, else of the navigation state, else the first. Who is not
 * listed, and so not linked to this client, is ignored.
 *
 * @param patients - as listed
 * @returns `null` where there is none
 * @see C-005
 */
export function selectedPatient<P extends Pick<ProfilePatient, 'id'>>(
  patients: readonly P[],
  { patientInQuery, patientInState }: AskedPatient,
): P | null {
  const listed = (id: string | null) => patients.find((patient) => patient.id === id);
  return listed(patientInQuery) ?? listed(patientInState) ?? patients[0] ?? null;
}

/**
 * The patient who was meant when a client was searched for: of those whose name holds a term of the search the one who is
 * called exactly so, else the first. It saves choosing the patient once more, and nobody shows who was not searched for
 * while somebody who was is there.
 *
 * @param patients - as listed (C-051)
 * @param searched - the filter that found the client (C-016)
 * @returns `null` where nobody's name was searched for
 * @see C-005, C-016
 */
export function patientMeant<P extends Pick<ProfilePatient, 'name'>>(
  patients: readonly P[],
  searched: string,
): P | null {
  const terms = searchTerms(searched);
  const named = patients.filter(({ name }) => terms.some((term) => comparable(name).includes(term)));
  return named.find(({ name }) => terms.includes(comparable(name))) ?? named[0] ?? null;
}

/**
 * The patients of a client whose name holds what is searched for, in the order given; all of them for an empty search.
 *
 * @param patients - as listed (C-051)
 * @see C-302
 */
export function patientsFound<P extends Pick<ProfilePatient, 'name'>>(
  patients: readonly P[],
  search: string,
): readonly P[] {
  const term = comparable(search);
  return term === '' ? patients : patients.filter(({ name }) => comparable(name).includes(term));
}
