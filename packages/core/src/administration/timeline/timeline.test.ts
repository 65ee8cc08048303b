import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields.js';
import { timelineKinds } from './entry.js';
import type { MessageFact, TimelineFacts } from './facts.js';
import { inOrder } from './in-order.js';
import { readRecordName } from './record-name.js';
import { timelineOf } from './timeline.js';

const nothing: TimelineFacts = { changes: [], messages: [], events: [], imports: [], readings: [], visits: [] };
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
const message: MessageFact = {
  ...{ id: '7', kind: 'pharmacy-prescription', subject: 'prescription:12', createdAt: at(0), attempts: 0 },
  ...{ lastAttemptAt: null, nextAttemptAt: null, deliveredAt: null, failedAt: null, lastError: null },
};
const entriesOf = (facts: Partial<TimelineFacts>) =>
  timelineOf({ ...nothing, ...facts }).map(({ what, state, detail }) => [what, state, detail]);

describe('the reference to a record in a ticket', () => {
  it.each([
    ['prescription', '12', { id: '12' }],
    ['prescription', ' 26-105430 ', { rxNumber: '26-105430' }],
    ['prescription', 'Rx# 26-105430', { rxNumber: '26-105430' }],
    ['prescription', 'rx#26-105430', { rxNumber: '26-105430' }],
    ['prescription', '26-', null],
    ['client', '26-105430', null],
    ['request', '12', { id: '12' }],
    ['patient', '', null],
    ['client', '1234567890123456789', null],
  ] as const)('A-310 parses a %s %s', (noun, text, name) => {
    expect(readRecordName(noun, text)).toEqual(name);
  });
});

describe('a timeline', () => {
  it('A-310 shows that a message was created, and the outcome of the last attempt', () => {
    expect(entriesOf({ messages: [message] })).toEqual([['Message 7 to the pharmacy', 'waiting', null]]);
    const tried = { ...message, attempts: 4, lastAttemptAt: at(9), lastError: 'rx.example answered 503' };
    expect(entriesOf({ messages: [{ ...tried, nextAttemptAt: at(30) }] })).toEqual([
      ['Message 7 to the pharmacy', 'written', null],
      ['Message 7 to the pharmacy', 'waiting', '4 tries; rx.example answered 503; next try 2026-11-20 10:30:00Z'],
    ]);
    expect(entriesOf({ messages: [{ ...tried, failedAt: at(9) }] })[1]).toEqual([
      'Message 7 to the pharmacy',
      'failed',
      '4 tries; rx.example answered 503',
    ]);
    const delivered = { ...tried, attempts: 5, deliveredAt: at(31), lastAttemptAt: at(31), lastError: null };
    expect(entriesOf({ messages: [delivered] })[1]).toEqual(['Message 7 to the pharmacy', 'delivered', '5 tries']);
  });

  it('A-310 shows user, action and fields of a change, and impersonated user and reason of a visit', () => {
    const change = {
      ...{ sequence: '3', at: at(1), username: 'support@signa.test', name: 'Jonah', operation: 'UpdateLocationClient' },
      ...{ impersonatedUsername: 'vet@signa.test', impersonatedName: 'Dr. Okafor', subject: 'client:9' },
      ...{ before: { email: 'a@b.example', isActive: true }, after: { email: 'c@d.example', isActive: false } },
    };
    const visit = {
      ...{ id: '4', supportName: 'Jonah', personName: 'Dr. Okafor', reason: 'Ticket 4711', kind: 'read' as const },
      ...{
        operation: 'GetLocationClient',
        subject: 'client:9',
        refusal: null,
        times: 2,
        firstAt: at(0),
        lastAt: at(1),
      },
    };
    const [looked, changed] = timelineOf({ ...nothing, changes: [change], visits: [visit] });
    expect(looked).toMatchObject({ kind: 'support', who: 'Jonah as Dr. Okafor', what: 'Looked', record: 'client:9' });
    expect(looked?.detail).toMatch(/Reason: Ticket 4711; 2 times, last 2026-11-20 10:01:00Z/);
    expect(changed).toMatchObject({ who: 'Jonah as Dr. Okafor', what: 'Changed a client' });
    expect(changed?.detail).toBe('Email, Is active: yes → no');
  });

  it('A-310 shows incoming events with their outcome, and what was read from the practice system', () => {
    const event = {
      ...{ source: 'pharmacy', eventId: 'e1', type: 'prescription.declined', receivedAt: at(5) },
      ...{ subject: 'prescription:12', outcome: 'refused', reason: 'It is dated ahead of now' },
    };
    expect(entriesOf({ events: [event] })).toEqual([
      ['Reported: prescription.declined', 'refused', 'It is dated ahead of now'],
    ]);
    const made = { id: '2', at: at(1), byName: 'Jonah', subject: 'patient:3', undoneAt: at(2), undoneByName: 'Maya' };
    const reading = { subject: 'patient:3', readAt: at(4), reportedAt: at(3) };
    expect(entriesOf({ imports: [made], readings: [reading] }).map(([what]) => what)).toEqual([
      'Imported from the practice system',
      'Undid the import',
      'Last reported as changed there',
      'Last read for this record',
    ]);
  });

  const place = fc.record({
    at: fc.integer({ min: 0, max: 3 }).map(at),
    kind: fc.constantFrom(...timelineKinds),
    key: fc.nat(200).map((id) => `change:${id}`),
  });
  const places = fc.uniqueArray(place, { selector: ({ key }) => key, maxLength: 40 });

  test.prop([places.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))])(
    'A-310 does not depend on the order of its sources, and omits nothing',
    ([all, shuffled]) => {
      const line = inOrder(all);
      expect(inOrder(shuffled)).toEqual(line);
      expect(line).toHaveLength(all.length);
      expect(new Set(line)).toEqual(new Set(all));
    },
  );

  test.prop([places])('A-310 is sorted by time, then by cause, then by number', (all) => {
    const rank = ({ at: moment, kind, key }: (typeof all)[number]) => [
      Date.parse(moment),
      timelineKinds.indexOf(kind),
      Number(key.split(':')[1]),
    ];
    const ranks = inOrder(all).map(rank);
    const byHand = [...ranks].toSorted(
      ([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => (a - x) * 1e6 + (b - y) * 1e3 + (c - z),
    );
    expect(ranks).toEqual(byHand);
  });
});

describe('changed fields', () => {
  const secret = fc.stringMatching(/^[a-z0-9]{4,12}$/).map((text) => `zq${text}`);
  const value = fc.oneof(
    secret,
    secret.map((name) => ({ name, note: name })),
    fc.array(secret, { minLength: 1, maxLength: 3 }),
    secret.map((phoneNumber) => [{ id: 1, phoneNumber }]),
  );
  const record = fc.dictionary(
    fc.constantFrom('firstName', 'email', 'phones', 'directions', 'note', 'uuid', 'a person', 'birthdate'),
    value,
  );

  test.prop([record, record])('A-310 are shown by name, without any of their values', (before, after) => {
    const text = changedFields(before, after) ?? '';
    expect(text).not.toContain('zq');
    expect(text).not.toContain('person');
    expect(text.includes('Email')).toBe(JSON.stringify(before['email']) !== JSON.stringify(after['email']));
  });

  it('A-310 show a code with its previous value, and typed text in its place as an ellipsis', () => {
    expect(changedFields({ status: 'PENDING', note: 'a' }, { status: 'VET_DECLINED', note: 'b' })).toBe(
      'Status: PENDING → VET_DECLINED, Note',
    );
    expect(changedFields({ status: null }, { status: 'Hana Kobayashi' })).toBe('Status: none → …');
    expect(changedFields(null, { status: 'PENDING' })).toBeNull();
    expect(changedFields({ a: 1, version: 1 }, { a: 1, version: 2 })).toBeNull();
  });
});
