import type { Operations } from '@signa/core/operation';
import { firstPage } from '@signa/core/task';
import { useSearchParams } from 'react-router';
import { usePractice } from '../../app/session/practice';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';
import { readPatientHistoryFilters, writePatientHistoryFilters } from './patient-history-filters';
import type { PatientHistoryFilters } from './patient-history-filters';

export interface PatientHistoryRead {
  readonly filters: PatientHistoryFilters;
  readonly rows: Read<Operations['GetPrescriptionHistory']['data']>;
  /** All that fit, undefined while it is not known. */
  readonly total: number | undefined;
  /** The page that was asked for does not exist, and the last one is on its way. */
  readonly isTurning: boolean;
  readonly change: (change: Partial<Omit<PatientHistoryFilters, 'page'>>) => void;
  readonly toPage: (page: number) => void;
  readonly again: () => void;
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
  const page = { skip: (filters.page - 1) * filters.pageSize, take: filters.pageSize };
  const rows = useOperation('GetPrescriptionHistory', { ...variables, ...page }, { keepOld: true });
  const count = useOperation('GetPrescriptionCount', variables, { keepOld: true });
  // Back leads out of the profile, not through what was looked at in it.
  const go = (next: PatientHistoryFilters) => setQuery(writePatientHistoryFilters(next, query), { replace: true });
  const total = count.data?.prescriptionCount;
  const isTurning = useExistingPage({
    page: filters.page,
    pageSize: filters.pageSize,
    count: { total, isOld: count.old, isLoading: count.loading },
    rows: { isEmpty: rows.data?.prescriptionHistory.length === 0, isOld: rows.old },
    turnTo: (last) => go({ ...filters, page: last }),
  });
  return {
    filters,
    rows,
    total,
    isTurning,
    change: (change) => go({ ...filters, ...change, page: firstPage }),
    toPage: (next) => go({ ...filters, page: next }),
    again: () => {
      rows.again();
      count.again();
    },
  };
}
