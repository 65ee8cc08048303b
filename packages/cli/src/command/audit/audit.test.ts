import { describe, expect, it } from 'vitest';
import { json, sent, signa, supportAt } from '../../testing/support.js';
import { refused, terminal } from '../../testing/terminal.js';

/** A server that returns these audit sections, newest first. */
const chainsOf = (chains: Readonly<Record<string, readonly { from: string; brokenAt: string | null }[]>>) => {
  const at = supportAt({});
  const { fetch } = at.io;
  const left = new Map(Object.entries(chains).map(([id, parts]) => [id, [...parts]]));
  const answer = (body: string) => {
    const { locationId } = (JSON.parse(body) as { variables: { locationId: string } }).variables;
    return Response.json({ data: { auditChain: { records: 25_000, to: '0', ...left.get(locationId)?.shift() } } });
  };
  const seen: typeof fetch = (address, init) => fetch(address, init).catch(() => answer(String(init?.body)));
  return { ...at, io: { ...at.io, fetch: seen } };
};

describe('signa audit verify', () => {
  it('A-318 A-248 checks section by section to the first entry, and reports an intact chain', async () => {
    const at = chainsOf({
      '1': [
        { from: '15001', brokenAt: null },
        { from: '5001', brokenAt: null },
        { from: '1', brokenAt: null },
      ],
    });
    expect(await signa(at, 'audit', 'verify', '--location', '1', '--json')).toBe(0);
    expect(sent(at, 'GetAuditChain')).toEqual([
      { locationId: '1', before: null },
      { locationId: '1', before: '15001' },
      { locationId: '1', before: '5001' },
    ]);
    expect(json(at)).toEqual([{ locationId: '1', entries: 25_000, isWhole: true, brokenAt: null }]);
  });

  it('A-318 A-248 exits with 1 if one of several chains fails, and reports all of them', async () => {
    const at = chainsOf({
      '1': [
        { from: '15001', brokenAt: null },
        { from: '5001', brokenAt: '7342' },
      ],
      '2': [{ from: '0', brokenAt: null }],
    });
    expect(await signa(at, 'audit', 'verify', '--location', '1', '2', '--json')).toBe(1);
    expect(sent(at, 'GetAuditChain')).toHaveLength(3);
    expect(json(at)).toMatchObject([
      { locationId: '1', isWhole: false, brokenAt: '7342' },
      { locationId: '2', isWhole: true },
    ]);
    expect(at.err.join()).toContain('The audit of 1 failed verification');
  });

  it('A-318 A-246 is available to anyone who can read the audit', async () => {
    const at = terminal({ answers: { GetAuditChain: refused('FORBIDDEN', 'No permission') } });
    expect(await signa(at, 'audit', 'verify', '--location', '1')).toBe(4);
  });
});

describe('signa audit list', () => {
  const entry = (sequence: string) => ({
    sequence,
    at: '2026-11-20T10:00:00Z',
    username: 'vet@signa.test',
    name: 'Dr. Maya Okafor',
    impersonated: null,
    operation: 'AddPrescription',
    action: 'Issued a prescription',
    subject: 'prescription:12',
    record: 'Rx# 26-105430',
    changes: [
      { field: 'Directions', before: null, after: 'Give once' },
      { field: 'STAFF · Clients: edit', before: 'Yes', after: 'No' },
    ],
    rawChanges: [{ path: 'directions', before: null, after: 'Give once' }],
    hash: 'ff',
  });
  const page = (ids: readonly string[], hasMore: boolean) => ({
    data: { audit: { data: ids.map(entry), hasMore } },
  });

  it('A-318 A-246 A-463 filters by user, record and dates, and reports that there are more', async () => {
    const at = supportAt({ GetAudit: page(['9', '8'], true) });
    const filters = [
      '--person',
      'vet@signa.test',
      '--record',
      'prescription:12',
      '--from',
      '11/1/2026',
      '--limit',
      '2',
    ];
    expect(await signa(at, 'audit', 'list', '--location', '1', ...filters, '--json', 'sequence,action')).toBe(0);
    expect(sent(at, 'GetAudit')).toEqual([
      {
        locationId: '1',
        person: 'vet@signa.test',
        record: 'prescription:12',
        from: '2026-11-01',
        to: null,
        before: null,
        take: 2,
        raw: true,
      },
    ]);
    expect(json(at)).toEqual(['9', '8'].map((sequence) => ({ sequence, action: 'Issued a prescription' })));
    expect(at.err).toEqual(['There are more than 2 entries. Add --paginate to print all of them.']);
    expect(await signa(supportAt({}), 'audit', 'list', '--location', '1', '--to', '20.11.2026')).toBe(2);
  });

  it('A-426 A-427 A-428 prints display values in a table, and also raw values in JSON', async () => {
    const listed = async (...options: string[]) => {
      const at = supportAt({ GetAudit: page(['9'], false) });
      expect(await signa(at, 'audit', 'list', '--location', '1', ...options)).toBe(0);
      return at;
    };
    const table = await listed();
    expect(sent(table, 'GetAudit')).toMatchObject([{ raw: false }]);
    expect(table.out.join()).toContain('STAFF · Clients: edit');
    expect(table.out.join()).not.toContain('directions');
    expect(json(await listed('--json'))).toMatchObject([
      {
        changes: [{ field: 'Directions' }, {}],
        rawChanges: [{ path: 'directions', before: null, after: 'Give once' }],
      },
    ]);
  });

  it('A-318 A-297 continues after the last entry with --paginate', async () => {
    const at = supportAt({});
    const pages = [page(['9', '8'], true), page(['7'], false)];
    const { fetch } = at.io;
    const io = {
      ...at.io,
      fetch: ((address, init) => fetch(address, init).catch(() => Response.json(pages.shift()))) as typeof fetch,
    };
    expect(await signa({ ...at, io }, 'audit', 'list', '--location', '1', '--paginate', '--json', 'sequence')).toBe(0);
    expect(sent(at, 'GetAudit').map((variables) => (variables as { before: string | null }).before)).toEqual([
      null,
      '8',
    ]);
    expect(json(at)).toEqual(['9', '8', '7'].map((sequence) => ({ sequence })));
    expect(at.err).toEqual([]);
  });
});
