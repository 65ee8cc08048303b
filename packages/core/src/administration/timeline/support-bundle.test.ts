import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { TimelineFacts } from './facts.js';
import { type BundleFacts, supportBundle } from './support-bundle.js';
import { timelineOf } from './timeline.js';

const at = fc.integer({ min: 0, max: 59 }).map((minute) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`);
/** A name or typed text, marked so that it is recognized in any form. */
const typed = fc
  .tuple(
    fc.constantFrom('', '12 tries ', 'Status: ', 'Message 7 ', 'Hana, ', '10 Main St; '),
    fc.stringMatching(/^[a-z]{2,8}$/),
  )
  .map(([start, text]) => `${start}Zq${text}`);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const id = fc.nat(9999).map(String);
const subject = fc
  .constantFrom('prescription:12', 'task:3', 'client:9')
  .chain((name) => fc.constantFrom(name, 'order:Zqorder'));
const fields = fc.dictionary(fc.constantFrom('firstName', 'email', 'phones', 'directions', 'status', 'note'), typed);

const facts: fc.Arbitrary<TimelineFacts> = fc.record({
  changes: fc.array(
    fc.record({
      ...{ sequence: id, at, username: typed, name: maybe(typed), impersonatedUsername: maybe(typed) },
      ...{ impersonatedName: maybe(typed), operation: fc.oneof(fc.constant('UpdateLocationClient'), typed), subject },
      ...{ before: maybe(fields), after: maybe(fields) },
    }),
    { maxLength: 4 },
  ),
  messages: fc.array(
    fc.record({
      ...{
        id,
        kind: fc.oneof(fc.constant('pharmacy-prescription'), typed),
        subject,
        createdAt: at,
        attempts: fc.nat(9),
      },
      ...{ lastAttemptAt: maybe(at), nextAttemptAt: maybe(at), deliveredAt: maybe(at), failedAt: maybe(at) },
      lastError: maybe(typed),
    }),
    { maxLength: 4 },
  ),
  events: fc.array(
    fc.record({
      ...{ source: typed, eventId: typed, type: fc.oneof(fc.constant('prescription.declined'), typed), receivedAt: at },
      ...{ subject, outcome: fc.oneof(fc.constant('refused'), typed), reason: maybe(typed) },
    }),
    { maxLength: 4 },
  ),
  imports: fc.array(fc.record({ id, at, byName: typed, subject, undoneAt: maybe(at), undoneByName: maybe(typed) }), {
    maxLength: 2,
  }),
  readings: fc.array(fc.record({ subject, readAt: maybe(at), reportedAt: maybe(at) }), { maxLength: 2 }),
  visits: fc.array(
    fc.record({
      ...{
        id,
        supportName: typed,
        personName: typed,
        reason: typed,
        kind: fc.constantFrom('read', 'write', 'refused'),
      },
      ...{ operation: maybe(typed), subject, refusal: maybe(typed), times: fc.nat(5), firstAt: at, lastAt: at },
    }),
    { maxLength: 4 },
  ) as fc.Arbitrary<TimelineFacts['visits']>,
});
const location: BundleFacts['location'] = {
  ...{ id: '1', isActive: true, timeZone: 'America/New_York', pimsConnectionType: 'EZYVET', isPimsEnabled: true },
  ...{ isPimsAccountSecretSet: true, isEnabledForWriteback: false, isOfficeUseEnabled: true, locationPharmacies: [{}] },
};

describe('a support file', () => {
  test.prop([facts, typed, typed, fc.array(typed, { maxLength: 3 })])(
    'A-312 contains nothing that identifies a user or was typed, wherever it occurred',
    (known, record, text, features) => {
      const place = { ...location, id: text, timeZone: text, pimsConnectionType: text, locationPharmacies: [text] };
      const entries = timelineOf(known);
      const bundle = supportBundle({ record, status: text, isCut: false, entries, location: place, features });
      expect(JSON.stringify(bundle)).not.toMatch(/Zq|Hana|Main/);
      expect(bundle.timeline).toHaveLength(entries.length);
    },
  );

  const call = (text: string) => ({
    ...{ number: text, at: '2026-11-20T10:00:00.000Z', operation: text, code: text, milliseconds: 4, who: text },
    ...{ records: [text, `client:${text}`, 'task:3'], serverVersion: text },
  });
  const alone = { record: null, status: 'none', isCut: false, entries: [], location: null, features: [] };

  test.prop([typed])(
    'A-312 A-423 contains no typed text of a call in place of a code, a number or a record',
    (text) => {
      const bundle = supportBundle({ ...alone, refusal: call(text) });
      expect(JSON.stringify(bundle)).not.toMatch(/Zq|Hana|Main/);
      expect(bundle).toMatchObject({ record: null, people: 1, refusal: { operation: 'Other', code: null, by: 1 } });
      expect(bundle.refusal?.records).toEqual(['client', 'task:3']);
    },
  );

  it('A-312 A-423 contains what was refused, and the number of the user in the timeline', () => {
    const change = {
      ...{ sequence: '1', at: '2026-11-20T10:00:00.000Z', username: 'vet@signa.test', name: 'Dr. Okafor' },
      ...{ impersonatedUsername: null, impersonatedName: null, operation: 'AddPrescription', subject: 'task:3' },
      ...{ before: null, after: null },
    };
    const entries = timelineOf({
      ...{ changes: [change], messages: [], events: [], imports: [], readings: [], visits: [] },
    });
    const refusal = {
      ...{ number: 'K7QX-2M9R-4DTB', at: '2026-11-20T10:00:00Z', operation: 'AddPrescription', code: 'CONFLICT' },
      ...{ milliseconds: 4, records: ['task:3'], serverVersion: '0.1.0' },
    };
    const of = (who: string) => supportBundle({ ...alone, entries, refusal: { ...refusal, who } });
    expect(of('Dr. Okafor')).toMatchObject({ people: 1, refusal: { ...refusal, at: change.at, by: 1 } });
    expect(of('Hana Sato')).toMatchObject({ people: 2, refusal: { by: 2 } });
    expect(supportBundle({ ...alone, entries }).refusal).toBeNull();
  });

  test.prop([facts])('A-312 gives each user one number, and the time between two entries', (known) => {
    const entries = timelineOf(known);
    const { timeline, people } = supportBundle({
      record: 'task:3',
      status: 'PENDING',
      isCut: false,
      entries,
      location,
      features: [],
    });
    const numbers = new Map(entries.map(({ who }, index) => [who, timeline[index]?.by]));
    expect(new Set(numbers.values()).size).toBe(numbers.size);
    expect(people).toBe([...numbers.keys()].filter((who) => who !== 'Signa').length);
    expect(timeline.every(({ by }, index) => by === numbers.get(entries[index]?.who ?? ''))).toBe(true);
    const first = Date.parse(entries[0]?.at ?? '');
    let sum = first;
    for (const [index, { after }] of timeline.entries())
      expect((sum += after)).toBe(Date.parse(entries[index]?.at ?? ''));
  });

  it('A-312 contains what developers need: states, codes, attempts, settings', () => {
    const message = {
      ...{ id: '7', kind: 'pharmacy-prescription', subject: 'prescription:12', createdAt: '2026-11-20T10:00:00.000Z' },
      ...{ attempts: 4, lastAttemptAt: '2026-11-20T10:00:05.000Z', nextAttemptAt: null, deliveredAt: null },
      ...{ failedAt: '2026-11-20T10:00:05.000Z', lastError: 'rx.example answered 422' },
    };
    const change = {
      ...{ sequence: '1', at: '2026-11-20T10:00:00.000Z', username: 'vet@signa.test', name: 'Dr. Okafor' },
      ...{ impersonatedUsername: null, impersonatedName: null, operation: 'UpsertPrescriptionTask', subject: 'task:3' },
      ...{ before: { status: 'PENDING', note: 'a' }, after: { status: 'VET_APPROVED', note: 'b' } },
    };
    const nothing = { events: [], imports: [], readings: [], visits: [] };
    const entries = timelineOf({ ...nothing, changes: [change], messages: [message] });
    const bundle = supportBundle({
      record: 'task:3',
      status: 'VET_APPROVED',
      isCut: false,
      entries,
      location,
      features: ['oobo'],
    });
    expect(bundle).toMatchObject({
      ...{ record: 'task:3', status: 'VET_APPROVED', people: 1, features: ['oobo'] },
      location: { id: '1', timeZone: 'America/New_York', pims: 'EZYVET', isWritebackOn: false, pharmacies: 1 },
      timeline: [
        { by: 1, what: 'Answered a request', detail: 'Status: PENDING → VET_APPROVED, Note', after: 0 },
        { by: 0, what: 'Message 7 to the pharmacy', state: 'written' },
        { state: 'failed', detail: '4 tries; answered 422', after: 5000, messageId: '7' },
      ],
    });
  });
});
