import { isPimsEnabled } from '@signa/core/pims';
import { latestOwnDrafts } from '@signa/core/prescription';
import { allExceptExpiring } from '@signa/core/task';
import { pollingMs } from '@signa/core/time';
import { usePractice } from '../../app/session/practice';
import { useOperation } from '../../client/query/use-operation';

const polled = { pollEvery: pollingMs.dashboardCounts } as const;

/** The counts behind the tiles, each that of the list it leads to, and the drafts (P-175, P-176). */
export function useDashboard() {
  const { location, assignment, mayUse } = usePractice();
  const locationId = location.id;
  const pims = isPimsEnabled(location);
  const tasks = { ...polled, enabled: mayUse('GetPrescriptionTasksCount') };
  const drafts = useOperation(
    'Prescriptions',
    { locationId, rxStatusFilters: ['DRAFT'] },
    { ...polled, enabled: mayUse('Prescriptions') },
  );
  const pending = useOperation(
    'GetPrescriptionTasksCount',
    { locationId, status: 'pending', type: [allExceptExpiring] },
    tasks,
  );
  const expiring = useOperation(
    'GetPrescriptionTasksCount',
    { locationId, status: 'pending', type: ['expiring'] },
    tasks,
  );
  const unlinked = useOperation(
    'GetUnlinkedLocationClientsCount',
    { locationId },
    { ...polled, enabled: pims && mayUse('GetUnlinkedLocationClientsCount') },
  );

  const all = drafts.data?.prescriptions;
  const own = all && latestOwnDrafts(all, assignment);
  const reads = [drafts, pending, expiring, unlinked];
  return {
    pims,
    counts: {
      drafts: all?.length,
      ownDrafts: own?.length,
      pending: pending.data?.prescriptionTasksCount,
      expiring: expiring.data?.prescriptionTasksCount,
      unlinked: pims ? unlinked.data?.unlinkedLocationClientsCount : 0,
    },
    ownDrafts: own,
    failed: reads.some((read) => read.failure !== null),
    refreshing: reads.some((read) => read.refreshing),
    at: Math.min(...reads.map((read) => read.at).filter((at) => at > 0)),
    again: () => reads.forEach((read) => read.failure && read.again()),
  };
}
export type Dashboard = ReturnType<typeof useDashboard>;
