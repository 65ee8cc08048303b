import {
  readPatientHistoryFilters,
  readPatientRequestsFilters,
  writePatientHistoryFilters,
  writePatientRequestsFilters,
} from '@signa/core/portal';
import { firstPage } from '@signa/core/prescribing';

/** Query parameters for another patient: keeps the filters and returns each list to page 1. */
export function withPatient(patient: URLSearchParams, now: URLSearchParams): URLSearchParams {
  const history = writePatientHistoryFilters({ ...readPatientHistoryFilters(now), page: firstPage }, patient);
  return writePatientRequestsFilters({ ...readPatientRequestsFilters(now), page: firstPage }, history);
}
