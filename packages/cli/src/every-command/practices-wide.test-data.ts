import type { CommandRow } from './row.test-data.js';

const client = (id: string, locationId: string, changes: object = {}) => ({
  ...{ id, locationId, locationName: `Place ${locationId}`, firstName: `First ${id}`, lastName: `Last ${id}` },
  ...{ email: `client-${id}@mail.example`, phones: [`518555010${id}`, `518555020${id}`], isActive: true },
  ...changes,
});
const clients = [client('3', '1'), client('4', '2', { email: null, phones: [], isActive: false })];
const foundClients = (hasMore: boolean) => ({ FindClients: { data: { findClients: { data: clients, hasMore } } } });

const waitingByLocation = [
  { locationId: '2', locationName: 'Ash Lane', count: 2, oldestAt: '2026-11-18T08:00:00.000Z' },
  { locationId: '1', locationName: 'Wren Street', count: 31, oldestAt: '2026-11-19T10:00:00.000Z' },
];
const waitingRequests = [
  {
    ...{ id: '12', type: 'approval', createdAt: '2026-11-19T10:00:00.000Z', isAutoship: true },
    ...{ assignedTo: 'Dr. Maya Okafor', isAssignedVetInactive: false },
  },
  {
    ...{ id: '14', type: 'expiring', createdAt: '2026-11-20T09:00:00.000Z', isAutoship: false },
    ...{ assignedTo: null, isAssignedVetInactive: true },
  },
];

/** Commands that look across practices. */
export const practicesWideRows: Readonly<Record<string, CommandRow>> = {
  'clients search': {
    line: 'kobayashi --reason Ticket-4711',
    answers: foundClients(false),
    sends: [['FindClients', { filter: 'kobayashi', reason: 'Ticket-4711' }]],
    prints: [
      {
        ...{ id: '3', locationId: '1', location: 'Place 1', firstName: 'First 3', lastName: 'Last 3' },
        ...{ email: 'client-3@mail.example', phones: ['(518)-555-0103', '(518)-555-0203'], isActive: true },
      },
      {
        ...{ id: '4', locationId: '2', location: 'Place 2', firstName: 'First 4', lastName: 'Last 4' },
        ...{ email: null, phones: [], isActive: false },
      },
    ],
    asks: 'as oneself',
    isForSupport: true,
    options: {
      '<text>': {
        line: 'hana --reason Ticket-4711',
        answers: foundClients(true),
        sends: [['FindClients', { filter: 'hana', reason: 'Ticket-4711' }]],
        says: ['There are more clients. Add a word to the search.'],
      },
      '--reason': {
        line: 'kobayashi --reason Ticket-4712',
        sends: [['FindClients', { filter: 'kobayashi', reason: 'Ticket-4712' }]],
      },
    },
  },
  'requests waiting': {
    line: '',
    answers: { WaitingByLocation: { data: { waitingByLocation } }, WaitingRequests: { data: { waitingRequests } } },
    sends: [['WaitingByLocation', { before: null }]],
    prints: waitingByLocation.map(({ locationName, ...waiting }) => ({ ...waiting, location: locationName })),
    asks: 'as oneself',
    isForSupport: true,
    options: {
      '--location': {
        line: '--location 1',
        sends: [['WaitingRequests', { locationId: '1', before: null }]],
        prints: waitingRequests,
      },
      '--hours': { line: '--hours 24', sends: [['WaitingByLocation', { before: '2026-11-19T12:00:00.000Z' }]] },
    },
  },
};
