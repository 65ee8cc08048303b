import { createFakeServer } from './fake-server';
import type { FakeServer } from './fake-server';
import { sampleUser } from './sample-practice';
import { samplePrescriptionRow } from './sample-prescription';

/** A server with Dr. Okafor, her location, and one prescription. Tests override the responses they care about. */
export function createPracticeServer(): FakeServer {
  const server = createFakeServer();
  server.fail('GetSupportUser', 'FORBIDDEN', 'Only Signa support can do this.');
  server.answer('GetUserByUsername', { userByUsername: sampleUser() });
  server.answer('featureFlags', { featureFlags: [] });
  server.answer('GetWaitingCounts', {
    waitingCounts: { drafts: 0, ownDrafts: 0, tasks: [], cards: 0, joined: 0, snoozed: 0 },
  });
  server.answer('GetQueueCounts', { queueCounts: { clients: 0, types: [], cards: 0, joined: 0 } });
  server.answer('GetUnlinkedLocationClientsCount', { unlinkedLocationClientsCount: 0 });
  server.answer('GetRecordAlerts', { recordAlerts: [] });
  server.answer('GetSameClientCandidates', { sameClientCandidates: [] });
  server.answer('Prescriptions', { prescriptions: [] });
  server.answer('GetPrescriptionHistory', { prescriptionHistory: [samplePrescriptionRow()] });
  server.answer('GetPrescriptionCount', { prescriptionCount: 1 });
  server.answer('GetHistoryViews', { historyViews: [{ view: null, count: 1 }] });
  server.answer('GetColleagues', { colleagues: [] });
  server.answer('GetHandOffs', { handOffs: { assigned: 0, notifications: [], unread: 0, back: [] } });
  server.answer('GetSessionSummary', {
    sessionSummary: { since: '2026-11-20T13:00:00.000Z', signed: 0, declined: 0, exams: 0, handedOff: 0, snoozed: 0 },
  });
  server.answer('GetQueueViews', { queueViews: { own: { version: 0, views: [], defaultView: 'all' }, counts: [] } });
  server.answer('GetQueueWaysOut', { queueWaysOut: { counts: [], locations: [] } });
  server.answer('getLocationUsersThatCanAuthorize', { locationUsersThatCanAuthorize: [] });
  server.answer('GetRecentSignatures', { recentSignatures: { now: '2026-11-20T18:00:00.000Z', signatures: [] } });
  server.answer('ExitImpersonation', { exitImpersonation: { wasOpen: true } });
  server.answer('GetOpenImpersonation', { openImpersonation: null });
  server.answer('GetUnreadImpersonations', { unreadImpersonations: [] });
  server.answer('getPimsUser', { pimsUser: null });
  server.answer('GetRenewalGates', {
    renewalGates: {
      ...{ locationId: '1', isAllowed: true, examMonths: 12, weightMonths: 12, weightPercent: 10, version: 0 },
    },
  });
  return server;
}

/** A server with Sam Reyes of support. */
export function createSupportServer({ inAdminSupportGroup = false } = {}): FakeServer {
  const server = createFakeServer();
  server.answer('GetSupportUser', {
    supportUser: {
      username: 'sam@signa.example',
      email: 'sam@signa.example',
      firstName: 'Sam',
      lastName: 'Reyes',
      inAdminSupportGroup,
    },
  });
  server.answer('GetUserByUsername', { userByUsername: null });
  server.answer('ExitImpersonation', { exitImpersonation: { wasOpen: false } });
  return server;
}
