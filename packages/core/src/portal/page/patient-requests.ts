import { flagFilter, pageFilter, readFilters, writeFilters } from '../../base/filter/index.js';
import { pageWindow, taskPageSize } from '../../prescribing/task/index.js';
import type { LocalPatient } from './local-patient.js';

/** The filters of a patient's requests, which are stored in the URL next to the patient (P-152). */
export interface PatientRequestsFilters {
  /** Excludes answered requests; off includes both. */
  readonly onlyPending: boolean;
  readonly page: number;
}

// The history on the same page uses `page`.
const table = { onlyPending: flagFilter('pending'), page: pageFilter('requests') };

/** The filters in a query; invalid values become the default. @see P-152 */
export const readPatientRequestsFilters = (query: URLSearchParams): PatientRequestsFilters =>
  readFilters<PatientRequestsFilters>(table, query);

/** The query with these filters; default values are omitted, other parameters are kept. @see P-152 */
export const writePatientRequestsFilters = (
  filters: PatientRequestsFilters,
  others: URLSearchParams,
): URLSearchParams => writeFilters<PatientRequestsFilters>(table, filters, others);

/** The variables of GetPrescriptionTasksCount for a patient. @see P-152 */
export function patientRequestsVariables(
  { onlyPending }: PatientRequestsFilters,
  { locationId, patientId }: LocalPatient,
): { readonly locationId: string; readonly locationPatientId: string; readonly status?: 'pending' } {
  return { locationId, locationPatientId: patientId, status: onlyPending ? 'pending' : undefined };
}

/** The variables of GetPrescriptionTasks: those of the count, and the rows of a page. @see P-152 */
export function patientRequestsPage<Variables>(
  variables: Variables,
  { page }: PatientRequestsFilters,
): Variables & { readonly skip: number; readonly take: number } {
  return { ...variables, ...pageWindow(page, taskPageSize.patientPanel) };
}
