import type { Operations } from '@signa/core/operation';
import { prescriptionLimits } from '@signa/core/prescription';
import { firstPage } from '@signa/core/task';
import { useSearchParams } from 'react-router';
import { usePractice } from '../../app/session/practice';
import { useOperation } from '../../client/query/use-operation';
import type { Read } from '../../client/query/use-operation';
import { useExistingPage } from '../../part/list/use-existing-page';
import { readHistoryFilters } from '../history/history-filters';

export type OfficePrescription = Operations['GetPrescriptionHistory']['data']['prescriptionHistory'][number];

export interface OfficePrescriptions {
  readonly rows: Read<Operations['GetPrescriptionHistory']['data']>;
  /** All that fit, undefined while it is not known. */
  readonly total: number | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Without archived ones. */
  readonly onlyActive: boolean;
  /** The page that was asked for does not exist, and the last one is on its way. */
  readonly isTurning: boolean;
  readonly showOnlyActive: (only: boolean) => void;
  readonly toPage: (page: number) => void;
  readonly again: () => void;
}

/** The prescriptions of the office-use patient, a page of them, the newest first; active ones only by default. */
export function useOfficePrescriptions(patientId: string): OfficePrescriptions {
  const { location } = usePractice();
  const [query, setQuery] = useSearchParams();
  const { page } = readHistoryFilters(query);
  const pageSize = prescriptionLimits.historyPageSize;
  const onlyActive = query.get('active') !== 'no';
  const variables = {
    locationId: location.id,
    locationPatientId: patientId,
    ...(onlyActive ? { archived: false } : {}),
  };
  const rows = useOperation(
    'GetPrescriptionHistory',
    { ...variables, skip: (page - 1) * pageSize, take: pageSize },
    { keepOld: true },
  );
  const count = useOperation('GetPrescriptionCount', variables, { keepOld: true });
  const total = count.data?.prescriptionCount;

  // What stands at its default is left out of the address.
  const go = (only: boolean, wanted: number, replace = false) =>
    setQuery(
      { ...(only ? {} : { active: 'no' }), ...(wanted === firstPage ? {} : { page: String(wanted) }) },
      { replace },
    );
  const isTurning = useExistingPage({
    page,
    pageSize,
    count: { total, isOld: count.old, isLoading: count.loading },
    rows: { isEmpty: rows.data?.prescriptionHistory.length === 0, isOld: rows.old },
    turnTo: (last) => go(onlyActive, last, true),
  });
  return {
    rows,
    total,
    page,
    pageSize,
    onlyActive,
    isTurning,
    showOnlyActive: (only) => go(only, firstPage),
    toPage: (wanted) => go(onlyActive, wanted),
    again: () => {
      rows.again();
      count.again();
    },
  };
}
