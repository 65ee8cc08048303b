import type { Operations } from '@signa/core/contract';
import { GetLocationPatientsByFilterDocument } from '@signa/core/contract/typed';
import { patientFilter } from '@signa/core/clients';
import { searchDebounceMs } from '@signa/core/base';
import { useEffect, useState } from 'react';
import { usePractice } from '../../../platform/practice/practice';
import { useOperation } from '../../../client/query/use-operation';

export type FoundPatient = Operations['GetLocationPatientsByFilter']['data']['locationPatientsByFilter'][number];

/** Maximum number of rows; to narrow them, the user types more of the name. */
const mostShown = 50;

/** The location's patients whose name contains the typed text, debounced (C-060). */
export function usePatientSearch(typed: string) {
  const { location } = usePractice();
  const [filter, setFilter] = useState<string | null>(null);
  const wanted = patientFilter(typed);
  useEffect(() => {
    const timer = setTimeout(() => setFilter(wanted), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const read = useOperation(
    GetLocationPatientsByFilterDocument,
    { locationPatientFilter: filter, locationIds: [location.id] },
    { enabled: filter !== null, keepOld: true },
  );
  const found = filter === null ? null : (read.data?.locationPatientsByFilter ?? null);
  return {
    /** The text that the rows match; `null` while it is too short. */
    filter,
    found: found?.slice(0, mostShown) ?? null,
    total: found?.length ?? 0,
    isSettled: wanted === filter && !read.old && !read.loading,
    isLoading: read.loading,
    failure: read.failure?.message ?? null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
