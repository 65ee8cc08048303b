import {
  type PatientHistoryFilters,
  patientHistoryVariables,
  readPatientHistoryFilters,
  writePatientHistoryFilters,
} from '@signa/core/portal';
import { firstPage } from '@signa/core/prescribing';
import { usePractice } from '../../platform/practice/practice';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { usePrescriptionPage } from '../../feature/prescribing/prescription-list/use-prescription-page';
import type { PrescriptionPage } from '../../feature/prescribing/prescription-list/use-prescription-page';

export interface PatientHistoryRead extends PrescriptionPage {
  readonly filters: PatientHistoryFilters;
  readonly change: (change: Partial<Omit<PatientHistoryFilters, 'page'>>) => void;
  readonly toPage: (page: number) => void;
}

/** A page of a patient's prescriptions, by the filters in the address. */
export function usePatientHistory(patientId: string): PatientHistoryRead {
  const { location } = usePractice();
  const [query, setQuery] = useLatestQuery();
  const filters = readPatientHistoryFilters(query);
  const variables = patientHistoryVariables(filters, { locationId: location.id, patientId });
  // Replaces the history entry, so that Back leaves the profile.
  const go = (change: Partial<PatientHistoryFilters>) =>
    setQuery((now) => writePatientHistoryFilters({ ...readPatientHistoryFilters(now), ...change }, now), {
      replace: true,
    });
  const read = usePrescriptionPage(variables, filters, (page) => go({ page }));
  return {
    ...read,
    filters,
    change: (change) => go({ ...change, page: firstPage }),
    toPage: (page) => go({ page }),
  };
}
