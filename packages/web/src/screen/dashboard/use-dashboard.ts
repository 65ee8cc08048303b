import {
  GetPrescriptionHistoryDocument,
  GetUnlinkedLocationClientsCountDocument,
  GetWaitingCountsDocument,
} from '@signa/core/contract/typed';
import { isPimsEnabled } from '@signa/core/practice';
import { expiringAndOthers, latestOwnDrafts, prescriptionLimits } from '@signa/core/prescribing';
import { pollingMs } from '@signa/core/base';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';

const polled = { pollEvery: pollingMs.dashboardCounts } as const;

/** The counts behind the tiles, each matching the list it links to, and the drafts (P-175, P-176). */
export function useDashboard() {
  const { location, assignment, mayUse } = usePractice();
  const locationId = location.id;
  const pims = isPimsEnabled(location);
  const waiting = useOperation(
    GetWaitingCountsDocument,
    { locationId },
    { ...polled, enabled: mayUse('GetWaitingCounts') },
  );
  const drafts = useOperation(
    GetPrescriptionHistoryDocument,
    {
      locationId,
      rxStatusFilters: ['DRAFT'],
      prescribingVetId: assignment.id,
      archived: false,
      skip: 0,
      take: prescriptionLimits.dashboardDrafts,
    },
    { ...polled, enabled: assignment.role.canAuthorize && mayUse('GetPrescriptionHistory') },
  );
  const unlinked = useOperation(
    GetUnlinkedLocationClientsCountDocument,
    { locationId },
    { ...polled, enabled: pims && mayUse('GetUnlinkedLocationClientsCount') },
  );

  const counts = waiting.data?.waitingCounts;
  const tasks = counts && expiringAndOthers(counts.tasks);
  const reads = [waiting, drafts, unlinked];
  const isUnread = (read: { readonly data: unknown; readonly failure: unknown }) =>
    read.data === undefined && read.failure !== null;
  return {
    pims,
    counts: {
      drafts: counts?.drafts,
      ownDrafts: counts?.ownDrafts,
      pending: tasks?.others,
      cards: counts && { cards: counts.cards, joined: counts.joined },
      expiring: tasks?.expiring,
      unlinked: pims ? unlinked.data?.unlinkedLocationClientsCount : 0,
    },
    ownDrafts: drafts.data && latestOwnDrafts(drafts.data.prescriptionHistory, assignment),
    /** Reads without any data, for which there is nothing to show. */
    unread: { counts: isUnread(waiting), drafts: isUnread(drafts), unlinked: isUnread(unlinked) },
    failed: reads.some((read) => read.failure !== null),
    refreshing: reads.some((read) => read.refreshing),
    at: Math.min(...reads.map((read) => read.at).filter((at) => at > 0)),
    again: () => reads.forEach((read) => read.failure && read.again()),
  };
}
export type Dashboard = ReturnType<typeof useDashboard>;
