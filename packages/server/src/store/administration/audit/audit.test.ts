import type { Operations } from '@signa/core/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { embeddedTestDatabase } from '../../../testing/embedded-test-database.js';
import type { TestServer } from '../../../testing/test-server.js';
import { recordChange } from '../../proof.js';
import { uncheckedRows } from '../../unchecked.testing.js';

let server: TestServer;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase());
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.asOwner('delete from signa.audit_record');
  await server.db.asOwner('delete from signa.audit_head');
});

type Filter = Omit<Operations['GetAudit']['variables'], 'locationId'>;
const audit = async (filter: Filter = {}, as: string = sample.admin) =>
  (await server.data(as, 'GetAudit', { locationId: sample.wren, ...filter })).audit;
const chain = async (before?: string) =>
  (await server.data(sample.admin, 'GetAuditChain', { locationId: sample.wren, ...(before && { before }) })).auditChain;
const sequences = ({ data }: Awaited<ReturnType<typeof audit>>) => data.map(({ sequence }) => Number(sequence));
const shortcut = (as: string, label: string, options = {}) =>
  server.data(
    as,
    'AddShortcut',
    { input: { locationId: sample.wren, label, details: 'Give once.', shortcutType: 'SIG' } },
    options,
  );

/** Appends entries to the chain as the server would, one per minute. */
async function seed(count: number, from = '2026-11-01T12:00:00.000Z', username: string = sample.vet) {
  const start = Date.parse(from);
  for (let n = 0; n < count; n += 1)
    await server.db.database.write({ locationIds: [sample.wren] }, async (tx) => {
      await recordChange(tx, {
        locationId: sample.wren,
        at: new Date(start + n * 60_000).toISOString(),
        who: { username },
        operation: n % 2 === 0 ? 'UpdateLocationClient' : 'order.status',
        subject: n % 2 === 0 ? 'client:1' : 'order:1',
        before: { name: 'Ann' },
        after: { name: `Ann ${n}` },
        messages: [],
      });
    });
}

describe('audit of a location', () => {
  it('A-246 A-247 reports who did what to which record, with values before and after', async () => {
    const { addShortcut } = await shortcut(sample.vetadmin, 'Once');
    const { data, hasMore } = await audit();
    expect(hasMore).toBe(false);
    expect(data).toMatchObject([
      {
        sequence: '1',
        username: sample.vetadmin,
        impersonated: null,
        operation: 'AddShortcut',
        action: 'Added a shortcut',
        subject: `shortcut:${addShortcut.id}`,
        record: 'Shortcut Once',
      },
    ]);
    expect(data[0]?.name).not.toContain('@');
    expect(data[0]?.changes).toContainEqual({ field: 'Label', before: null, after: 'Once' });
    expect(data[0]?.hash).toMatch(/^[\da-f]{64}$/);
  });

  it('A-246 names support and the impersonated user, with the reason', async () => {
    await server.data(sample.support, 'StartImpersonation', { username: sample.vetadmin, reason: 'Ticket 4711' });
    const as = { impersonating: sample.vetadmin };
    await server.data(sample.support, 'UnlockImpersonation', {}, as);
    await shortcut(sample.support, 'For them', as);
    await server.data(sample.support, 'ExitImpersonation', {}, as);
    const { data } = await audit({ action: 'AddShortcut' });
    expect(data).toMatchObject([
      {
        username: sample.support,
        name: 'Jonah Abernathy',
        impersonated: { username: sample.vetadmin, reason: 'Ticket 4711' },
      },
    ]);
    expect((await audit({ person: sample.vetadmin })).data.map(({ operation }) => operation)).toContain('AddShortcut');
    expect((await audit({ person: sample.support, action: 'AddShortcut' })).data).toHaveLength(1);
  });

  it('A-246 filters by user, record, action, and days at the location', async () => {
    await seed(4, '2026-11-02T04:58:00.000Z');
    await seed(2, '2026-11-05T12:00:00.000Z', 'pharmacy');
    expect(sequences(await audit())).toEqual([6, 5, 4, 3, 2, 1]);
    expect(sequences(await audit({ person: 'pharmacy' }))).toEqual([6, 5]);
    expect(sequences(await audit({ record: 'order:1' }))).toEqual([6, 4, 2]);
    expect(sequences(await audit({ action: 'UpdateLocationClient', person: sample.vet }))).toEqual([3, 1]);
    // Midnight in New York is 05:00 UTC in November.
    expect(sequences(await audit({ from: '2026-11-02' }))).toEqual([6, 5, 4, 3]);
    expect(sequences(await audit({ to: '2026-11-01' }))).toEqual([2, 1]);
    expect(sequences(await audit({ from: '2026-11-02', to: '2026-11-02' }))).toEqual([4, 3]);
    expect(sequences(await audit({ person: 'nobody' }))).toEqual([]);
    const { auditChoices } = await server.data(sample.admin, 'GetAuditChoices', { locationId: sample.wren });
    expect(auditChoices.people.map(({ username }) => username).toSorted()).toEqual(['pharmacy', sample.vet]);
    expect(auditChoices.people.find(({ username }) => username === 'pharmacy')?.name).toBe('Pharmacy');
    expect(auditChoices.actions).toEqual([
      { operation: 'UpdateLocationClient', action: 'Changed a client' },
      { operation: 'order.status', action: 'The pharmacy updated an order' },
    ]);
  });

  it('A-246 pages without gaps or repeats while entries are added', async () => {
    await seed(7);
    const seen: number[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await audit({ take: 3, ...(before && { before }), person: sample.vet });
      seen.push(...sequences(page));
      if (seen.length === 3) await seed(1, '2026-12-01T12:00:00.000Z');
      if (!page.hasMore) break;
      before = page.data.at(-1)?.sequence;
    }
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(sequences(await audit({ before: '999' }))).toEqual([]);
  });

  describe('with 240 users', () => {
    const username = (n: number) => `chain${n}@signa.test`;
    beforeEach(async () => {
      await server.db.asOwner(`insert into signa.app_user (id, username, first_name, last_name, email)
        select 9000 + n, 'chain' || n || '@signa.test', 'Ada', 'Crew', 'c@signa.test'
        from generate_series(1, 240) n on conflict do nothing`);
      await server.db.asOwner(`insert into signa.location_user (location_id, user_id, role_id, display_name, email)
        select ${sample.wren}, 9000 + n, 1, (array['Zoë Crew ', 'Ann Crew '])[1 + n % 2] || n, 'x' from generate_series(1, 240) n on conflict do nothing`);
      await server.db.database.write({ locationIds: [sample.wren, sample.larkspur] }, async (tx) => {
        for (let n = 1; n <= 241; n += 1)
          await recordChange(tx, {
            locationId: n > 240 ? sample.larkspur : sample.wren,
            at: '2026-11-01T12:00:00.000Z',
            who: { username: n > 240 ? sample.denverVet : username(n) },
            operation: 'UpdateLocationClient',
            subject: 'client:1',
            before: { name: 'Ann' },
            after: { name: `Ann ${n}` },
            messages: [],
          });
      });
    });
    const people = async (variables: object = {}) =>
      (await server.data(sample.admin, 'GetAuditPeople', { locationId: sample.wren, ...variables })).auditPeople;

    it('A-477 returns the first 12 and the total, and none of another location', async () => {
      const { auditChoices } = await server.data(sample.admin, 'GetAuditChoices', { locationId: sample.wren });
      expect([auditChoices.people.length, auditChoices.peopleCount]).toEqual([12, 240]);
      const all = await people();
      expect(all.data.slice(0, 12)).toEqual(auditChoices.people);
      expect(all.data.map((one) => one.username)).not.toContain(sample.denverVet);
    });

    it('A-477 A-474 the database returns no users of a location outside the scope', async () => {
      const at = (locationIds: string[], asked: string) =>
        server.db.database.read({ locationIds }, (sql) =>
          uncheckedRows<{ username: string }>(sql, 'select username from signa.audit_people($1)', [asked]),
        );
      expect(await at([sample.wren], sample.larkspur)).toEqual([]);
      expect(await at([sample.larkspur], sample.larkspur)).toEqual([{ username: sample.denverVet }]);
    });

    it('A-477 pages return each of them exactly once, at any page size', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 7, max: 300 }),
          fc.constantFrom('', 'crew', 'chain2'),
          async (take, filter) => {
            const { count } = await people({ filter, take: 1 });
            const seen: string[] = [];
            for (let skip = 0; skip < count; skip += take)
              seen.push(...(await people({ filter, skip, take })).data.map((one) => one.username));
            expect([seen.length, new Set(seen).size]).toEqual([count, count]);
            expect((await people({ filter, skip: count, take })).data).toEqual([]);
          },
        ),
        { numRuns: 8 },
      );
    });

    it('A-477 finds them by name and username, ignoring accents', async () => {
      expect((await people({ filter: 'chain117@' })).data.map((one) => one.username)).toEqual([username(117)]);
      const zoes = await people({ filter: 'zoe' });
      expect(zoes.count).toBe(120);
      expect(await people({ filter: 'nobody here' })).toEqual({ data: [], count: 0 });
    });
  });

  it('A-246 is available to users who manage users there, and to support only with a reason (A-532)', async () => {
    for (const as of [sample.admin, sample.vetadmin])
      expect(await server.call(as, 'GetAudit', { locationId: sample.wren })).toMatchObject({ ok: true });
    for (const as of [sample.vet, sample.staff, sample.support, sample.adminSupport, sample.denverVet])
      for (const name of ['GetAudit', 'GetAuditChoices', 'GetAuditPeople', 'GetAuditChain'] as const)
        expect(await server.call(as, name, { locationId: sample.wren })).toMatchObject({
          ok: false,
          failure: { code: 'FORBIDDEN' },
        });
  });
});

describe('audit chain', () => {
  it('A-248 verifies, and reports how far it was checked', async () => {
    expect(await chain()).toEqual({ records: 0, from: '0', to: '0', brokenAt: null });
    await seed(5);
    expect(await chain()).toEqual({ records: 5, from: '1', to: '5', brokenAt: null });
    expect(await chain('4')).toEqual({ records: 5, from: '1', to: '3', brokenAt: null });
    expect(await chain('1')).toEqual({ records: 5, from: '0', to: '0', brokenAt: null });
  });

  it.each([
    ['changed', `update signa.audit_record set after = '{}' where sequence = 3`, '3'],
    [
      'signed anew',
      `update signa.audit_record r set after = '{}', hash = sha256(previous_hash) where sequence = 3`,
      '3',
    ],
    ['taken out', 'delete from signa.audit_record where sequence = 3', '4'],
    ['taken off the end', 'delete from signa.audit_record where sequence = 5', '5'],
    ['taken off the beginning', 'delete from signa.audit_record where sequence = 1', '2'],
    ['left without a head', 'delete from signa.audit_head', '6'],
    ['cut off with its head', 'delete from signa.audit_record', '1'],
  ])('A-248 locates the break when an entry was %s', async (_how, statement, brokenAt) => {
    await seed(5);
    await server.db.asOwner(statement);
    expect((await chain()).brokenAt).toBe(brokenAt);
  });
});
