import { prescriptionLimits, readHistoryFilters } from '@signa/core/prescription';
import type { HistoryFilters } from '@signa/core/prescription';
import { approvalTypeFilters } from '@signa/core/product';
import { firstPage } from '@signa/core/task';

/** What the history of one patient is filtered by; it lives in the address, beside the patient (C-054, P-178). */
export type PatientHistoryFilters = Pick<HistoryFilters, 'onlyActive' | 'approvalTypes' | 'page' | 'pageSize'>;

export const patientHistoryPageSizes = [prescriptionLimits.patientHistoryPageSize, 10, 20, 50] as const;

export function readPatientHistoryFilters(query: URLSearchParams): PatientHistoryFilters {
  const { onlyActive, approvalTypes, page, pageSize } = readHistoryFilters(query);
  return {
    onlyActive,
    approvalTypes,
    page,
    pageSize: query.has('size') ? pageSize : prescriptionLimits.patientHistoryPageSize,
  };
}

/** The query with these filters; what stands at its default is left out, what is not of them stays. */
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
