import type { Operations } from '@signa/core/contract';
import { GetPrescriptionTasksCountDocument, GetPrescriptionTasksDocument } from '@signa/core/contract/typed';
import {
  type PatientRequestsFilters,
  patientRequestsPage,
  patientRequestsVariables,
  readPatientRequestsFilters,
  writePatientRequestsFilters,
} from '@signa/core/portal';
import { firstPage, taskPageSize } from '@signa/core/prescribing';
import { pollingMs } from '@signa/core/base';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';
import { useLatestQuery } from '../../part/list/use-latest-query';

const live = { pollEvery: pollingMs.pagedTasks, keepOld: true } as const;

export interface PatientRequestsRead {
  readonly filters: PatientRequestsFilters;
  readonly rows: Read<Operations['GetPrescriptionTasks']['data']>;
  /** Number of requests on all pages; undefined while unknown. */
  readonly total: number | undefined;
  /** Whether the requested page does not exist and the last one is loading. */
  readonly isTurning: boolean;
  readonly again: () => void;
  readonly showOnlyPending: (onlyPending: boolean) => void;
  readonly toPage: (page: number) => void;
}

/** A page of a patient's requests, newest first, by the filters in the address (P-152). */
export function usePatientRequests(patientId: string): PatientRequestsRead {
  const { location } = usePractice();
  const [query, setQuery] = useLatestQuery();
  const filters = readPatientRequestsFilters(query);
  const variables = patientRequestsVariables(filters, { locationId: location.id, patientId });
  const rows = useOperation(GetPrescriptionTasksDocument, patientRequestsPage(variables, filters), live);
  const count = useOperation(GetPrescriptionTasksCountDocument, variables, live);
  // Replaces the history entry, so that Back leaves the profile.
  const go = (change: Partial<PatientRequestsFilters>) =>
    setQuery((now) => writePatientRequestsFilters({ ...readPatientRequestsFilters(now), ...change }, now), {
      replace: true,
      preventScrollReset: true,
    });
  const toPage = (page: number) => go({ page });
  const total = count.data?.prescriptionTasksCount;
  const isTurning = useExistingPage({
    page: filters.page,
    pageSize: taskPageSize.patientPanel,
    count: { total, isOld: count.old, isLoading: count.loading },
    rows: { isEmpty: rows.data?.prescriptionTasks.length === 0, isOld: rows.old },
    turnToPage: toPage,
  });
  return {
    filters,
    rows,
    total: rows.loading || isTurning ? undefined : total,
    isTurning,
    again: () => {
      rows.again();
      count.again();
    },
    showOnlyPending: (onlyPending) => go({ onlyPending, page: firstPage }),
    toPage,
  };
}
