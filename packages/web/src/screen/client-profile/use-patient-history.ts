import { firstPage } from '@signa/core/task';
import { useSearchParams } from 'react-router';
import { usePractice } from '../../app/session/practice';
import { usePrescriptionPage } from '../../part/prescription-list/use-prescription-page';
import type { PrescriptionPage } from '../../part/prescription-list/use-prescription-page';
import { readPatientHistoryFilters, writePatientHistoryFilters } from './patient-history-filters';
import type { PatientHistoryFilters } from './patient-history-filters';

export interface PatientHistoryRead extends PrescriptionPage {
  readonly filters: PatientHistoryFilters;
  readonly change: (change: Partial<Omit<PatientHistoryFilters, 'page'>>) => void;
  readonly toPage: (page: number) => void;
}

/** A page of what was prescribed for a patient, by the filters in the address. */
export function usePatientHistory(patientId: string): PatientHistoryRead {
  const { location } = usePractice();
  const [query, setQuery] = useSearchParams();
  const filters = readPatientHistoryFilters(query);
  const variables = {
    locationId: location.id,
    locationPatientId: patientId,
    archived: filters.onlyActive ? false : undefined,
    productApprovalTypeFilters: [...filters.approvalTypes],
  };
  // Back leads out of the profile, not through what was looked at in it.
  const go = (next: PatientHistoryFilters) => setQuery(writePatientHistoryFilters(next, query), { replace: true });
  const read = usePrescriptionPage(variables, filters, (page) => go({ ...filters, page }));
  return {
    ...read,
    filters,
    change: (change) => go({ ...filters, ...change, page: firstPage }),
    toPage: (page) => go({ ...filters, page }),
  };
}
