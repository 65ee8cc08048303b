import { firstPage, type HistoryPage, prescriptionLimits, readHistoryFilters } from '@signa/core/prescribing';
import { useSearchParams } from 'react-router';
import { usePractice } from '../../platform/practice/practice';
import { usePrescriptionPage } from '../../feature/prescribing/prescription-list/use-prescription-page';
import type { PrescriptionPage } from '../../feature/prescribing/prescription-list/use-prescription-page';

export interface OfficePrescriptions extends PrescriptionPage, HistoryPage {
  /** Excludes archived ones. */
  readonly onlyActive: boolean;
  readonly showOnlyActive: (only: boolean) => void;
  readonly toPage: (page: number) => void;
}

/** A page of the office-use patient's prescriptions, newest first; only active ones by default. */
export function useOfficePrescriptions(patientId: string): OfficePrescriptions {
  const { location } = usePractice();
  const [query, setQuery] = useSearchParams();
  const asked = { page: readHistoryFilters(query).page, pageSize: prescriptionLimits.historyPageSize };
  const onlyActive = query.get('active') !== 'no';
  const variables = {
    locationId: location.id,
    locationPatientId: patientId,
    ...(onlyActive ? { archived: false } : {}),
  };
  // Default values are omitted from the address.
  const go = (only: boolean, page: number, replace = false) =>
    setQuery({ ...(only ? {} : { active: 'no' }), ...(page === firstPage ? {} : { page: String(page) }) }, { replace });
  const read = usePrescriptionPage(variables, asked, (last) => go(onlyActive, last, true));
  return {
    ...read,
    ...asked,
    onlyActive,
    showOnlyActive: (only) => go(only, firstPage),
    toPage: (page) => go(onlyActive, page),
  };
}
