import {
  prescriptionLimits,
  readHistoryFilters,
  type HistoryFilters,
  type HistoryVariables,
} from '../../prescribing/prescription/index.js';
import { approvalTypeFilters } from '../../catalog/product/index.js';
import { firstPage } from '../../prescribing/task/index.js';
import type { PatientHere } from './patient-here.js';

/** What the history of one patient is filtered by; it lives in the address, beside the patient (C-054, P-178). */
export type PatientHistoryFilters = Pick<HistoryFilters, 'onlyActive' | 'approvalTypes' | 'page' | 'pageSize'>;

/** How many rows a page of it may have. @see P-178 */
export const patientHistoryPageSizes = [prescriptionLimits.patientHistoryPageSize, 10, 20, 50] as const;

/** The filters that a query says; what cannot be is taken for its default. @see C-054 */
export function readPatientHistoryFilters(query: URLSearchParams): PatientHistoryFilters {
  const { onlyActive, approvalTypes, page, pageSize } = readHistoryFilters(query);
  return {
    onlyActive,
    approvalTypes,
    page,
    pageSize: query.has('size') ? pageSize : prescriptionLimits.patientHistoryPageSize,
  };
}

/** The query with these filters; what stands at its default is left out, what is not of them stays. @see C-054 */
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

/** The variables of GetPrescriptionCount for a patient; GetPrescriptionHistory takes the page besides. @see P-178 */
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
