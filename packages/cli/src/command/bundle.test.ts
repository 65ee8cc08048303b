import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { json, maya, sent, signa, supportAt, wren } from '../testing/support.js';
import { signedIn } from '../testing/terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'signa-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const call = 'K7QX-2M9R-4DTB';
const entry = {
  ...{ key: 'change:1', at: '2026-11-20T10:00:00.000Z', kind: 'change', who: 'Dr. Maya Okafor' },
  ...{ what: 'Answered a request', state: null, detail: 'Note', record: 'task:12', messageId: null },
};
const recordTimeline = {
  ...{ locationId: '1', locationName: 'Wren Street', timeZone: 'America/New_York', record: 'task:12' },
  ...{ status: 'PENDING', isCut: false, entries: [entry] },
};
const entries = [
  {
    ...{ area: 'create', words: 'Issue a prescription', operations: ['AddPrescription'], isAllowed: false },
    ways: [{ name: 'role', missing: ['The vet license of Dr. Maya Okafor ended.'] }],
  },
];
const refusedCall = {
  ...{ number: call, at: '2026-11-20T10:00:01.000Z', operation: 'UpsertPrescriptionTask', code: 'CONFLICT' },
  ...{ milliseconds: 41, username: 'vet@signa.test', who: 'Dr. Maya Okafor', support: null },
  ...{ locationId: '1', locationName: 'Wren Street', records: ['task:12', 'client:9'], serverVersion: '0.1.0' },
};
const world = (timeline: unknown = recordTimeline, found: unknown = refusedCall) =>
  supportAt({
    RefusedCall: { data: { refusedCall: found } },
    RecordTimeline: { data: { recordTimeline: timeline } },
    GetLocation: { data: { location: wren } },
    featureFlags: { data: { featureFlags: ['oobo'] } },
    GetUserByUsername: { data: { userByUsername: { id: '70', username: 'vet@signa.test', locationsUsers: [maya] } } },
    GetPersonAccess: { data: { personAccess: { locationUserId: '7', today: '2026-11-20', entries } } },
  });

describe('signa bundle', () => {
  it("A-312 includes a request's states, settings and a user's missing conditions, without names", async () => {
    const at = world();
    const flags = ['--call', call, '--user', 'vet@signa.test', '--operation', 'AddPrescription'];
    expect(await signa(at, 'bundle', '12', ...flags)).toBe(0);
    expect(sent(at, 'RecordTimeline')).toEqual([{ noun: 'request', name: '12', locationId: null }]);
    expect(json(at)).toMatchObject({
      ...{ format: 'signa-bundle-1', call, record: 'task:12', status: 'PENDING', people: 1, features: ['oobo'] },
      location: { id: '1', pims: 'EZYVET', isWritebackOn: true, pharmacies: 0 },
      ...{ operation: 'AddPrescription', rights: [{ isAllowed: false, way: 'role', missing: 1 }] },
      timeline: [{ by: 1, what: 'Answered a request', detail: 'Note' }],
    });
    expect(at.out.join()).not.toMatch(/Okafor|Wren Street|signa\.test/);
  });

  it('A-312 writes a new file, and accepts a prescription number', async () => {
    const path = join(folder, 'ticket.json');
    const at = world();
    expect(await signa(at, 'bundle', '26-105430', '--output', path)).toBe(0);
    expect(sent(at, 'RecordTimeline')).toMatchObject([{ noun: 'prescription', name: '26-105430' }]);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ record: 'task:12', call: null, rights: null });
    expect(at.out).toEqual([]);
    expect(await signa(world(), 'bundle', '12', '--output', path)).toBe(2);
    expect(await signa(world(), 'bundle', '12', '--output', path, '--force')).toBe(0);
  });

  it('A-312 accepts a request ID, and bundles the record of that call', async () => {
    const at = world();
    expect(await signa(at, 'bundle', 'k7qx 2m9r 4dtb')).toBe(0);
    expect(sent(at, 'RefusedCall')).toEqual([{ number: call }]);
    expect(sent(at, 'RecordTimeline')).toEqual([{ noun: 'request', name: '12', locationId: null }]);
    expect(json(at)).toMatchObject({
      ...{ call, record: 'task:12', people: 1, location: { id: '1' } },
      refusal: {
        ...{ number: call, operation: 'UpsertPrescriptionTask', code: 'CONFLICT', milliseconds: 41, by: 1 },
        ...{ records: ['task:12', 'client:9'], serverVersion: '0.1.0' },
      },
    });
    expect(at.out.join()).not.toMatch(/Okafor|Wren Street|signa\.test/);
  });

  it('A-312 bundles only the call if it names no record or its record is gone', async () => {
    const alone = world(recordTimeline, { ...refusedCall, records: ['order:7'] });
    expect(await signa(alone, 'bundle', call)).toBe(0);
    expect(sent(alone, 'RecordTimeline')).toEqual([]);
    const none = { record: null, status: 'none', timeline: [], people: 1 };
    expect(json(alone)).toMatchObject({ ...none, location: { id: '1' }, refusal: { records: ['order'] } });
    const gone = world(null, { ...refusedCall, locationId: null });
    expect(await signa(gone, 'bundle', call)).toBe(0);
    expect(json(gone)).toMatchObject({ ...none, location: null, features: [], refusal: { number: call } });
  });

  it('A-312 A-191 states the retention period for an unknown request ID, and rejects other arguments', async () => {
    const at = world(recordTimeline, null);
    expect(await signa(at, 'bundle', call)).toBe(1);
    expect(at.err.join()).toMatch(/No call found for K7QX-2M9R-4DTB\..*14 days/);
    // For a named record, the call may be gone here but still in the log.
    expect(await signa(world(recordTimeline, null), 'bundle', '12', '--call', call)).toBe(0);
    // A 12-digit id is not a request ID.
    const digits = world();
    expect(await signa(digits, 'bundle', '123456789012')).toBe(0);
    expect(sent(digits, 'RefusedCall')).toEqual([]);
    for (const wrong of [
      ['Juniper'],
      ['12', '--call', 'x'],
      ['12', '--user', 'vet@signa.test'],
      ['12', '--of', 'order'],
    ]) {
      const nothing = world();
      expect(await signa(nothing, 'bundle', ...wrong), wrong.join(' ')).toBe(2);
      expect(nothing.requests).toEqual([]);
    }
    expect(await signa(world(null), 'bundle', '12')).toBe(1);
  });

  it('A-312 runs as the support user during an impersonation', async () => {
    const working = { ...signedIn, impersonating: 'vet@signa.test' };
    const at = supportAt(
      { RefusedCall: { data: { refusedCall: { ...refusedCall, records: [], locationId: null } } } },
      { session: working },
    );
    expect(await signa(at, 'bundle', call)).toBe(0);
    expect(at.requests.map(({ headers }) => headers['impersonation'])).toEqual([undefined]);
  });
});
