import { comparable, linkedPatients, searchTerms, type PatientLink } from './search.js';

/** The fields of a patient that the rules of a profile need. Field names are those of the API (C-195). */
export interface ProfilePatient {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly isDeceased: boolean;
}

/** Whether prescribing for a patient is possible; a deceased one counts as inactive. @see C-053 */
const isPrescribable = ({ isActive, isDeceased }: ProfilePatient) => isActive && !isDeceased;

/**
 * The patients of a client in list order: those of active links, active ones first, then by name.
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

/** The patient requested by a URL; `null` when it has none or an invalid one. */
export interface RequestedPatient {
  readonly patientInQuery: string | null;
  readonly patientInState: string | null;
}

/**
 * The patient shown on a profile: that of the query, else of the navigation state, else the first. An unlisted patient,
 * who is not linked to this client, is ignored.
 *
 * @param patients - as listed
 * @returns `null` without any patient
 * @see C-005
 */
export function selectedPatient<P extends Pick<ProfilePatient, 'id'>>(
  patients: readonly P[],
  { patientInQuery, patientInState }: RequestedPatient,
): P | null {
  const listed = (id: string | null) => patients.find((patient) => patient.id === id);
  return listed(patientInQuery) ?? listed(patientInState) ?? patients[0] ?? null;
}

/**
 * The patient that a client search referred to: among those whose name contains a search term the one with an exact
 * match, else the first. It saves users from choosing the patient again, and no other patient is preselected while a
 * match exists.
 *
 * @param patients - as listed (C-051)
 * @param searched - the filter that found the client (C-016)
 * @returns `null` when no patient matches
 * @see C-005, C-016
 */
export function patientToShow<P extends Pick<ProfilePatient, 'name'>>(
  patients: readonly P[],
  searched: string,
): P | null {
  const terms = searchTerms(searched);
  const named = patients.filter(({ name }) => terms.some((term) => comparable(name).includes(term)));
  return named.find(({ name }) => terms.includes(comparable(name))) ?? named[0] ?? null;
}

/**
 * The patients of a client whose name contains the search text, in the given order; all of them for an empty search.
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
