import { describe, expect, it } from 'vitest';
import { json, maya, sent, signa, supportAt, wren } from '../testing/support.js';

describe('explaining permissions and undelivered messages', () => {
  const assigned = (id: string, name: string) => ({ ...maya, id, locationId: id, location: { ...wren, id, name } });
  const user = { id: '70', username: 'tech@signa.test', locationsUsers: [assigned('7', 'Wren'), assigned('8', 'Ash')] };
  const entries = [
    {
      area: 'create',
      words: 'Issue a prescription',
      operations: ['AddPrescription', 'UpdatePrescription'],
      isAllowed: false,
      ways: [
        { name: 'role', missing: ['The role Technician cannot authorize.'] },
        { name: 'delegation', missing: ['No vet has delegated access.'] },
      ],
    },
    { area: 'history', words: 'See the history', operations: ['GetPrescription'], isAllowed: true, ways: [] },
  ];
  const answers = {
    GetUserByUsername: { data: { userByUsername: user } },
    GetPersonAccess: { data: { personAccess: { locationUserId: '7', today: '2026-11-20', entries } } },
  };

  it('A-316 lists every rule that could allow an operation at each location, and what it lacks', async () => {
    const found = supportAt(answers);
    expect(await signa(found, 'why', 'tech@signa.test', 'AddPrescription', '--json')).toBe(0);
    expect(sent(found, 'GetPersonAccess')).toEqual([{ locationUserId: '7' }, { locationUserId: '8' }]);
    const role = { what: 'Issue a prescription', isAllowed: false, way: 'role' };
    expect(json(found)).toHaveLength(4);
    expect(json(found)).toContainEqual({
      ...role,
      location: 'Ash',
      missing: ['The role Technician cannot authorize.'],
    });
    const one = supportAt(answers);
    await signa(one, 'why', 'tech@signa.test', 'AddPrescription', '--location', '8', '--json');
    expect(sent(one, 'GetPersonAccess')).toEqual([{ locationUserId: '8' }]);
  });

  it('A-316 rejects an unknown operation, an unknown user and a location that is not theirs', async () => {
    const misspelled = supportAt(answers);
    expect(await signa(misspelled, 'why', 'tech@signa.test', 'addprescription')).toBe(2);
    expect(misspelled.err.join()).toContain('Did you mean AddPrescription');
    const withoutUser = supportAt({ ...answers, GetUserByUsername: { data: { userByUsername: null } } });
    expect(await signa(withoutUser, 'why', 'x@signa.test', 'AddPrescription')).toBe(1);
    expect(await signa(supportAt(answers), 'why', 'tech@signa.test', 'AddPrescription', '--location', '99')).toBe(1);
  });

  it('A-317 lists undelivered messages by location and state', async () => {
    const message = (id: string, locationId: string, state: string) => ({
      id,
      locationId,
      locationName: `Place ${locationId}`,
      kind: 'order',
      state,
      createdAt: '2026-11-20T10:00:00Z',
      attempts: 4,
      lastAttemptAt: null,
      nextAttemptAt: null,
      lastError: 'HTTP 500',
    });
    const undeliveredMessages = [
      message('1', '1', 'waiting'),
      message('2', '1', 'failed'),
      message('3', '2', 'failed'),
    ];
    const idsBy = async (...flags: string[]) => {
      const found = supportAt({ UndeliveredMessages: { data: { undeliveredMessages } } });
      expect(await signa(found, 'events', 'list', ...flags, '--json', 'id')).toBe(0);
      return (json(found) as { id: string }[]).map(({ id }) => id);
    };
    expect(await idsBy()).toEqual(['1', '2', '3']);
    expect(await idsBy('--location', '1')).toEqual(['1', '2']);
    expect(await idsBy('--location', '1', '--state', 'failed')).toEqual(['2']);
    expect(await signa(supportAt({}), 'events', 'list', '--state', 'lost')).toBe(2);
  });

  it('A-308 resends an undelivered message after confirmation', async () => {
    const message = {
      ...{ id: '7', locationId: '2', locationName: 'Ash', kind: 'pharmacy-prescription', state: 'failed' },
      ...{ createdAt: '2026-11-20T10:00:00Z', attempts: 4 },
      ...{ lastAttemptAt: null, nextAttemptAt: null, lastError: 'HTTP 500' },
    };
    const world = () =>
      supportAt({
        UndeliveredMessages: { data: { undeliveredMessages: [message] } },
        ResendMessage: { data: { resendMessage: { ...message, state: 'waiting' } } },
      });
    const asked = world();
    expect(await signa(asked, 'events', 'resend', '7')).toBe(2);
    expect(asked.err.join()).toContain('--yes');
    expect(sent(asked, 'ResendMessage')).toEqual([]);
    const done = world();
    expect(await signa(done, 'events', 'resend', '7', '--yes', '--json', 'state')).toBe(0);
    expect(sent(done, 'ResendMessage')).toEqual([{ locationId: '2', messageId: '7' }]);
    expect(json(done)).toEqual({ state: 'waiting' });
    const named = world();
    expect(await signa(named, 'events', 'resend', '9', '--location', '3', '--yes')).toBe(0);
    expect(sent(named, 'UndeliveredMessages')).toEqual([]);
    expect(sent(named, 'ResendMessage')).toEqual([{ locationId: '3', messageId: '9' }]);
    const unknown = world();
    expect(await signa(unknown, 'events', 'resend', '9', '--yes')).toBe(1);
    expect(unknown.err.join()).toContain('signa events list');
    expect(sent(unknown, 'ResendMessage')).toEqual([]);
    expect(await signa(world(), 'events', 'resend', 'seven', '--yes')).toBe(2);
  });
});

describe('a vet saw an error with the request ID K7QX-2M9R-4DTB', () => {
  const number = 'K7QX-2M9R-4DTB';
  const refusedCall = {
    ...{ number, at: '2026-11-20T10:00:01.000Z', operation: 'DeclinePrescription', code: 'FORBIDDEN', milliseconds: 9 },
    ...{ username: 'tech@signa.test', who: 'Hana Sato', support: null, locationId: '1', locationName: 'Wren' },
    ...{ records: ['prescription:12'], serverVersion: '0.1.0' },
  };
  const entries = [
    {
      ...{ area: 'answer', words: 'Decline a request', operations: ['DeclinePrescription'], isAllowed: false },
      ways: [{ name: 'role', missing: ['The role Technician cannot edit.'] }],
    },
  ];
  const recordAccess = {
    ...{ record: 'prescription:12', locationId: '1', locationName: 'Wren', today: '2026-11-20', entries },
  };

  it('A-424 A-315 two commands explain what was refused, to whom and why: the first names the second', async () => {
    const at = supportAt({
      RefusedCall: { data: { refusedCall } },
      GetRecordAccess: { data: { recordAccess } },
    });
    expect(await signa(at, 'call', 'show', 'k7qx 2m9r 4dtb', '--json')).toBe(0);
    expect(json(at)).toMatchObject({ code: 'FORBIDDEN', who: 'Hana Sato', records: ['prescription:12'] });
    const [, command = ''] = /What is missing: signa (.+)/.exec(at.err.join('\n')) ?? [];
    at.out.splice(0);
    expect(await signa(at, ...command.split(' '), '--json')).toBe(0);
    expect(json(at)).toMatchObject([{ isAllowed: false, missing: ['The role Technician cannot edit.'] }]);
    expect(at.requests).toHaveLength(2);
  });
});
