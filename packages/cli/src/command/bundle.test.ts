import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { json, maya, sent, signa, supportAt, wren } from '../testing/support.js';

const folder = mkdtempSync(join(tmpdir(), 'signa-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const call = '7f3a0c52-0b3e-4c52-9d4e-0c1f5a3b7e21';
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
const world = (timeline: unknown = recordTimeline) =>
  supportAt({
    RecordTimeline: { data: { recordTimeline: timeline } },
    GetLocation: { data: { location: wren } },
    featureFlags: { data: { featureFlags: ['oobo'] } },
    GetUserByUsername: { data: { userByUsername: { id: '70', username: 'vet@signa.test', locationsUsers: [maya] } } },
    GetPersonAccess: { data: { personAccess: { locationUserId: '7', today: '2026-11-20', entries } } },
  });

describe('signa bundle', () => {
  it('A-312 tells of a request its states, settings and what a person lacks, and nobody by name', async () => {
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

  it('A-312 writes a new file, and takes the number of a prescription', async () => {
    const path = join(folder, 'ticket.json');
    const at = world();
    expect(await signa(at, 'bundle', '26-105430', '--output', path)).toBe(0);
    expect(sent(at, 'RecordTimeline')).toMatchObject([{ noun: 'prescription', name: '26-105430' }]);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ record: 'task:12', call: null, rights: null });
    expect(at.out).toEqual([]);
    expect(await signa(world(), 'bundle', '12', '--output', path)).toBe(2);
    expect(await signa(world(), 'bundle', '12', '--output', path, '--force')).toBe(0);
  });

  it('A-312 says of the number of a call where it is kept, and refuses what names nothing', async () => {
    const at = world();
    expect(await signa(at, 'bundle', call)).toBe(2);
    expect(at.err.join()).toContain(`signa bundle <id> --call ${call}`);
    expect(at.requests).toEqual([]);
    for (const wrong of [
      ['Juniper'],
      ['12', '--call', 'x'],
      ['12', '--user', 'vet@signa.test'],
      ['12', '--of', 'order'],
    ])
      expect(await signa(world(), 'bundle', ...wrong), wrong.join(' ')).toBe(2);
    expect(await signa(world(null), 'bundle', '12')).toBe(1);
  });
});
