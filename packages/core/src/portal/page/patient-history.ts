import {
  prescriptionLimits,
  readHistoryFilters,
  type HistoryFilters,
  type HistoryVariables,
} from '../../prescribing/prescription/index.js';
import { approvalTypeFilters } from '../../catalog/product/index.js';
import { firstPage } from '../../prescribing/task/index.js';
import type { PatientHere } from './patient-here.js';

/** The filters of a patient's history, which are stored in the URL next to the patient (C-054, P-178). */
export type PatientHistoryFilters = Pick<HistoryFilters, 'onlyActive' | 'approvalTypes' | 'page' | 'pageSize'>;

/** The page sizes to choose from. @see P-178 */
export const patientHistoryPageSizes = [prescriptionLimits.patientHistoryPageSize, 10, 20, 50] as const;

/** The filters in a query; invalid values become the default. @see C-054 */
export function readPatientHistoryFilters(query: URLSearchParams): PatientHistoryFilters {
  const { onlyActive, approvalTypes, page, pageSize } = readHistoryFilters(query);
  return {
    onlyActive,
    approvalTypes,
    page,
    pageSize: query.has('size') ? pageSize : prescriptionLimits.patientHistoryPageSize,
  };
}

/** The query with these filters; default values are omitted, other parameters are kept. @see C-054 */
export function writePatientHistoryFilters(
  { onlyActive, approvalTypes, page, pageSize }: PatientHistoryFilters,
  others: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(others);
  const set = (name: string, value: string | null) => (value === null ? query.delete(name) : query.set(name, value));
  set('active', onlyActive ? 'yes' : null);
  set('types', approvalTypes.length === approvalTypeFilters.length ? null : approvalTypes.join(','));
  set('page', page === firstPage ? null : String(page));
  set('size', pageSize === prescriptionLimits.patientHistoryPageSize ? null : String(pageSize));
  return query;
}

/** The variables of GetPrescriptionCount for a patient; GetPrescriptionHistory also takes the page. @see P-178 */
export function patientHistoryVariables(
  { onlyActive, approvalTypes }: PatientHistoryFilters,
  { locationId, patientId }: PatientHere,
): HistoryVariables {
  return {
    locationId,
    locationPatientId: patientId,
    archived: onlyActive ? false : undefined,
    productApprovalTypeFilters: [...approvalTypes],
  };
}
