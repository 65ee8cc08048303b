import { expect, it } from 'vitest';
import { marcus, row } from '../queue.test-data';
import { handovers, requestsByVet, type LeftRequest } from './left-requests';

const vet = (id: string, displayName: string) => ({ id, displayName, isActive: false });
const request = (id: string, over: Partial<LeftRequest>): LeftRequest => ({
  ...row({ id }),
  locationClient: marcus,
  ...over,
});
const joined = [{ id: '9', uuid: 'task-9', type: 'refill' as const, createdTimestamp: '2026-11-20T13:14:00.000Z' }];
const requests = [
  request('1', { assignedToLocationUser: vet('12', 'Dr. Zoe Ames') }),
  request('2', { assignedToLocationUser: vet('11', 'Dr. Maya Okafor'), joined }),
  request('3', { assignedToLocationUser: vet('12', 'Dr. Zoe Ames') }),
];
const vets = requestsByVet(requests);

it('A-487 groups requests by vet, sorted by name', () => {
  expect(vets.map(({ displayName, requests: own }) => [displayName, own.map(({ id }) => id)])).toEqual([
    ['Dr. Maya Okafor', ['2']],
    ['Dr. Zoe Ames', ['1', '3']],
  ]);
  expect(requestsByVet([request('4', { assignedToLocationUser: null })])).toEqual([]);
});

it('A-487 sends the chosen requests with those answered together, and all requests only if all are listed', () => {
  expect(handovers(vets, new Set(['2', '3']), true)).toEqual([
    { locationUserId: '11' },
    { locationUserId: '12', prescriptionTaskIds: ['3'] },
  ]);
  expect(handovers(vets, new Set(['2', '1', '3']), false)).toEqual([
    { locationUserId: '11', prescriptionTaskIds: ['2', '9'] },
    { locationUserId: '12', prescriptionTaskIds: ['1', '3'] },
  ]);
  expect(handovers(vets, new Set(), true)).toEqual([]);
});
