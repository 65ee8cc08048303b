import { describe, expect, it } from 'vitest';
import { json, maya, sent, signa, supportAt } from '../testing/support.js';

describe('searching every practice', () => {
  const client = {
    ...{ id: '3', locationId: '2', locationName: 'Ash Lane', firstName: 'Hana', lastName: 'Kobayashi' },
    ...{ email: 'hana@mail.example', phones: ['5185550103'], isActive: true },
  };
  const found = () => supportAt({ FindClients: { data: { findClients: { data: [client], hasMore: true } } } });

  it('A-534 shows clients with their practice, and reports that there are more', async () => {
    const at = found();
    expect(await signa(at, 'clients', 'search', 'koba', '--reason', 'Ticket 4711')).toBe(0);
    expect(sent(at, 'FindClients')).toEqual([{ filter: 'koba', reason: 'Ticket 4711' }]);
    expect(at.out.join('\n')).toMatch(/Ash Lane.*Hana.*Kobayashi.*\(518\)-555-0103/);
    expect(at.err).toEqual(['There are more clients. Add a word to the search.']);
  });

  it('A-534 requires three characters and a reason, and makes no call without them', async () => {
    for (const args of [['ko', '--reason', 'Ticket 4711'], ['koba', '--reason', 'x'], ['koba']]) {
      const at = found();
      expect(await signa(at, 'clients', 'search', ...args)).toBe(2);
      expect(at.requests).toEqual([]);
    }
  });

  it('A-533 finds users of every practice if no location is named, with the location of each', async () => {
    const { displayName, email, role } = maya;
    const users = {
      data: [
        { ...{ id: '7', userId: '70', displayName, email, role, isActive: true }, location: { id: '1', name: 'Wren' } },
        { ...{ id: '9', userId: '70', displayName, email, role, isActive: false }, location: { id: '2', name: 'Ash' } },
      ],
      count: 3,
    };
    const at = supportAt({ Users: { data: { users } } });
    expect(
      await signa(at, 'users', 'search', 'okafor', '--all', '--limit', '2', '--json', 'locationUserId,location'),
    ).toBe(0);
    expect(sent(at, 'Users')).toEqual([{ filter: 'okafor', activeFilterType: 'all', skip: 0, take: 2 }]);
    expect(json(at)).toEqual([
      { locationUserId: '7', location: 'Wren' },
      { locationUserId: '9', location: 'Ash' },
    ]);
    expect(at.err).toEqual(['Showing 2 of 3. Add --paginate to print all of them.']);
  });
});

describe('waiting requests', () => {
  it('A-535 counts them by practice, and lists those of one', async () => {
    const answers = {
      WaitingByLocation: {
        data: {
          waitingByLocation: [
            { locationId: '2', locationName: 'Ash Lane', count: 2, oldestAt: '2026-11-18T08:00:00.000Z' },
          ],
        },
      },
      WaitingRequests: {
        data: {
          waitingRequests: [
            {
              ...{ id: '12', type: 'approval', createdAt: '2026-11-19T10:00:00.000Z', isAutoship: false },
              ...{ assignedTo: 'Dr. Maya Okafor', isAssignedVetInactive: true },
            },
          ],
        },
      },
    };
    const all = supportAt(answers);
    expect(await signa(all, 'requests', 'waiting', '--hours', '36')).toBe(0);
    expect(sent(all, 'WaitingByLocation')).toEqual([{ before: '2026-11-19T00:00:00.000Z' }]);
    expect(all.out.join('\n')).toMatch(/Ash Lane.*2.*2026-11-18 08:00:00Z/);
    const one = supportAt(answers, { isTerminal: false });
    expect(await signa(one, 'requests', 'waiting', '--location', '2')).toBe(0);
    expect(sent(one, 'WaitingRequests')).toEqual([{ locationId: '2', before: null }]);
    expect(one.out).toEqual(['12\tapproval\t2026-11-19T10:00:00.000Z\tDr. Maya Okafor\tYes\tNo']);
    for (const hours of ['0', 'x', '-1', '10000'])
      expect(await signa(supportAt(answers), 'requests', 'waiting', '--hours', hours)).toBe(2);
  });
});

describe('undelivered messages', () => {
  it('A-536 are listed with their record and the printed number', async () => {
    const message = (id: string, record: string | null, rxNumber: string | null) => ({
      ...{ id, locationId: '1', locationName: 'Wren', kind: 'order', state: 'failed', attempts: 4, record, rxNumber },
      ...{ createdAt: '2026-11-20T10:00:00Z', lastAttemptAt: null, nextAttemptAt: null, lastError: null },
    });
    const undeliveredMessages = [message('5', 'prescription:12', '26-105430'), message('6', 'task:7', null)];
    const at = supportAt({ UndeliveredMessages: { data: { undeliveredMessages } } });
    expect(await signa(at, 'events', 'list', '--json', 'id,record,rxNumber')).toBe(0);
    expect(json(at)).toEqual([
      { id: '5', record: 'prescription:12', rxNumber: '26-105430' },
      { id: '6', record: 'task:7', rxNumber: null },
    ]);
  });
});
