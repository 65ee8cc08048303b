import type { Operations } from '@signa/core/contract';
import { declineReasons } from '@signa/core/prescribing';
import { createFakeServer } from '../../../testing/fake-server';
import type { FakeServer } from '../../../testing/fake-server';
import type { GroupClient, TaskGroup, TaskRow } from './request/rows';

type Row = Operations['GetPrescriptionTasksGrouped']['data']['prescriptionTasksGrouped'][number];

/** A pending client request for Otis with 90 tablets. */
export function row(over: Partial<TaskRow> = {}): TaskRow {
  const id = over.id ?? '90';
  return {
    id,
    uuid: `task-${id}`,
    locationId: '1',
    type: 'approval',
    status: 'PENDING',
    action: null,
    actionReason: null,
    actionedTimestamp: null,
    initiatedBy: 'Client',
    origin: 'storefront',
    archived: false,
    createdTimestamp: '2026-11-20T13:14:00.000Z',
    joined: [],
    quantityRequested: 90,
    remainingQty: null,
    nextOrderDate: null,
    expirationDate: null,
    isAutoship: false,
    assignedToLocationUserId: '11',
    assignedToLocationUser: { id: '11', displayName: 'Dr. Maya Okafor', isActive: true },
    isAssignedVetInactive: false,
    isAssigneeUnavailable: false,
    snooze: null,
    exam: null,
    actionedByLocationUser: null,
    prescriptionId: null,
    previousPrescriptionId: null,
    prescription: null,
    productId: '7',
    product: {
      id: '7',
      title: 'Galliprant Tablets',
      productPresentation: { id: '1', description: 'Tablet', image: 'tablet.svg' },
      strengthDisplay: '60 mg',
      unitMeasure: { description: 'tablets' },
      productApprovalType: 'Rx',
      classification: 'Medication',
      isControlled: false,
      deaSchedule: null,
      isActive: true,
      isOutOfStock: false,
    },
    flavorId: null,
    locationClientId: '5',
    locationPatientId: '6',
    locationPatient: {
      id: '6',
      name: 'Otis',
      species: { code: 'canine', name: 'Canine', icon: 'dog' },
      isActive: true,
      isDeceased: false,
    },
    prescriptionTaskWorkflow: null,
    version: 1,
    ...over,
  };
}

/** A request for another patient, identified by name. */
export const rowFor = (name: string, over: Partial<TaskRow> = {}): TaskRow => {
  const { locationPatient } = row();
  return row({ id: `task-of-${name}`, locationPatient: locationPatient && { ...locationPatient, name }, ...over });
};

export const marcus: NonNullable<GroupClient> = {
  id: '5',
  firstName: 'Marcus',
  lastName: 'Thibodeaux',
  isActive: true,
  phones: [],
};
export const hana: NonNullable<GroupClient> = {
  id: '8',
  firstName: 'Hana',
  lastName: 'Kobayashi',
  isActive: true,
  phones: [],
};

export const group = (locationClient: GroupClient, tasks: readonly TaskRow[]): TaskGroup => ({
  locationClient,
  count: tasks.length,
  tasks: [...tasks],
});

/** A queue with these groups, and the lists that its filters need. */
export function createQueueServer(groups: readonly Row[], clientCount = groups.length): FakeServer {
  const server = createFakeServer();
  setQueue(server, groups, clientCount);
  server.answer('GetRecordAlerts', { recordAlerts: [] });
  server.answer('GetQueueViews', { queueViews: { own: { version: 0, views: [], defaultView: 'all' }, counts: [] } });
  server.answer('GetQueueWaysOut', { queueWaysOut: { counts: [], locations: [] } });
  server.answer('GetPrescriptionTask', { prescriptionTask: null });
  server.answer('getLocationUsersThatCanAuthorize', { locationUsersThatCanAuthorize: [] });
  server.answer('LocationsUsers', { locationsUsers: { data: [], count: 0 } });
  server.answer('WorkflowStatus', {
    workflowStatus: [
      { id: '1', description: 'Called client' },
      { id: '2', description: 'Needs vet review' },
    ],
  });
  server.answer('ReasonForCompound', { reasonForCompound: [] });
  server.answer('Shortcut', { shortcut: [] });
  server.answer('declineReason', {
    declineReason: declineReasons.map((reason, index) => ({ id: String(index + 1), reason })),
  });
  return server;
}

/** Replaces the queue's response. */
export function setQueue(server: FakeServer, groups: readonly Row[], clientCount = groups.length) {
  server.answer('GetPrescriptionTasksGrouped', { prescriptionTasksGrouped: [...groups] });
  const all = groups.flatMap(({ tasks }) => tasks.map(({ type }) => type));
  const types = [...new Set(all)].map((type) => ({ type, count: all.filter((each) => each === type).length }));
  server.answer('GetQueueCounts', { queueCounts: { clients: clientCount, types, cards: all.length, joined: 0 } });
  const waitingCounts = { drafts: 0, ownDrafts: 0, tasks: types, cards: all.length, joined: 0, snoozed: 0 };
  server.answer('GetWaitingCounts', { waitingCounts });
}
