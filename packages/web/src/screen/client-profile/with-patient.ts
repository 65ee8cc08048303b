import {
  readPatientHistoryFilters,
  readPatientRequestsFilters,
  writePatientHistoryFilters,
  writePatientRequestsFilters,
} from '@signa/core/portal';
import { firstPage } from '@signa/core/prescribing';

/** The query of another patient: the filters stay, each list is at its first page. */
export function withPatient(patient: URLSearchParams, now: URLSearchParams): URLSearchParams {
  const history = writePatientHistoryFilters({ ...readPatientHistoryFilters(now), page: firstPage }, patient);
  return writePatientRequestsFilters({ ...readPatientRequestsFilters(now), page: firstPage }, history);
}
