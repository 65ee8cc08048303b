import { numberFilter, readFilters, writeFilters } from '../../base/filter/index.js';
import {
  historyFilterTable,
  prescriptionLimits,
  type HistoryFilters,
  type HistoryVariables,
} from '../../prescribing/prescription/index.js';
import type { LocalPatient } from './local-patient.js';

/** The filters of a patient's history, which are stored in the URL next to the patient (C-054, P-178). */
export type PatientHistoryFilters = Pick<HistoryFilters, 'onlyActive' | 'approvalTypes' | 'page' | 'pageSize'>;

/** The page sizes to choose from. @see P-178 */
export const patientHistoryPageSizes = [prescriptionLimits.patientHistoryPageSize, 10, 20, 50] as const;

const { onlyActive, approvalTypes, page } = historyFilterTable;
const table = {
  onlyActive,
  approvalTypes,
  page,
  pageSize: numberFilter('size', prescriptionLimits.patientHistoryPageSize),
};

/** The filters in a query; invalid values become the default. @see C-054 */
export const readPatientHistoryFilters = (query: URLSearchParams): PatientHistoryFilters =>
  readFilters<PatientHistoryFilters>(table, query);

/** The query with these filters; default values are omitted, other parameters are kept. @see C-054 */
export const writePatientHistoryFilters = (filters: PatientHistoryFilters, others: URLSearchParams): URLSearchParams =>
  writeFilters<PatientHistoryFilters>(table, filters, others);

/** The variables of GetPrescriptionCount for a patient; GetPrescriptionHistory also takes the page. @see P-178 */
export const patientHistoryVariables = (
  filters: PatientHistoryFilters,
  { locationId, patientId }: LocalPatient,
): HistoryVariables => ({
  locationId,
  locationPatientId: patientId,
  ...onlyActive.variables(filters.onlyActive),
  ...approvalTypes.variables(filters.approvalTypes),
});
