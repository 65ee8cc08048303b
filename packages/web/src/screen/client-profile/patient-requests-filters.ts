import { firstPage } from '@signa/core/task';

/** What the requests of one patient are filtered by; it lives in the address, beside the patient (P-152). */
export interface PatientRequestsFilters {
  /** Without those that have their answer; off asks for both. */
  readonly onlyPending: boolean;
  readonly page: number;
}

// The history on the same page has `page` for its own.
const names = { onlyPending: 'pending', page: 'requests' } as const;

export function readPatientRequestsFilters(query: URLSearchParams): PatientRequestsFilters {
  const page = query.get(names.page) ?? '';
  return {
    onlyPending: query.get(names.onlyPending) === 'yes',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : firstPage,
  };
}

/** The query with these filters; what stands at its default is left out, what is not of them stays. */
export function writePatientRequestsFilters(
  { onlyPending, page }: PatientRequestsFilters,
  others: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(others);
  query.delete(names.onlyPending);
  query.delete(names.page);
  if (onlyPending) query.set(names.onlyPending, 'yes');
  if (page !== firstPage) query.set(names.page, String(page));
  return query;
}
