import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '../store/statement.js';
import { uncheckedRows } from '../store/unchecked.testing.js';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

describeOnEveryDatabase('mutate', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const input = (label: string) => ({
    input: { locationId: sample.wren, label, details: 'Give by mouth.', shortcutType: 'SIG' as const },
  });
  const add = (label: string, idempotencyKey?: string, as: string = sample.vet) =>
    server.call(as, 'AddShortcut', input(label), { idempotencyKey });
  const countOf = async (label: string) =>
    (await server.db.asOwner('select id from signa.shortcut where label = $1', [label])).length;
  const breakAt = async (locationId: string) =>
    (
      await server.db.database.read({ locationIds: [locationId] }, (sql) =>
        uncheckedRows<{ at: string | null }>(sql, 'select signa.audit_break($1) as at', [locationId]),
      )
    )[0]?.at;

  it('returns the first response to a repeat and runs once', async () => {
    const first = await add('Repeated', 'key-1');
    const second = await add('Repeated', 'key-1');
    expect(first.ok).toBe(true);
    expect(second).toEqual(first);
    expect(await countOf('Repeated')).toBe(1);
    expect(
      (await server.db.asOwner(`select * from signa.audit_record where after ->> 'label' = 'Repeated'`)).length,
    ).toBe(1);
  });

  it('runs once for two concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add('At once', 'key-2')));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countOf('At once')).toBe(1);
  });

  it('rejects a key used with another input and accepts the same key from another user', async () => {
    await add('Mine', 'key-3');
    expect(await add('Other', 'key-3')).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    expect(await countOf('Other')).toBe(0);
    expect(await add('Theirs', 'key-3', sample.vetadmin)).toMatchObject({ ok: true });
  });

  it('A-062 distinguishes the same call of a support user by the impersonated user', async () => {
    const as = (username: string) =>
      server.call(sample.support, 'AddShortcut', input('As somebody'), {
        idempotencyKey: 'key-5',
        impersonating: username,
      });
    await server.impersonate(sample.support, sample.vet);
    expect(await as(sample.vet)).toMatchObject({ ok: true });
    await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.vet });
    await server.impersonate(sample.support, sample.vetadmin);
    expect(await as(sample.vetadmin)).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.vetadmin });
    expect(await countOf('As somebody')).toBe(1);
  });

  it('stores nothing for a failed repeat, so that the key can be used again', async () => {
    expect(await add('x', 'key-4')).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
    expect(await add('Now right', 'key-4')).toMatchObject({ ok: true });
  });

  it('keeps one unbroken chain of audit records under concurrent calls', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        add(`Chained ${index}`, undefined, index % 2 ? sample.vet : sample.vetadmin),
      ),
    );
    expect(await breakAt(sample.wren)).toBeNull();
    const [last] = await server.db.asOwner(
      'select * from signa.audit_record where location_id = 1 order by sequence desc limit 1',
    );
    expect(last).toMatchObject({
      operation: 'AddShortcut',
      subject: expect.stringMatching(/^shortcut:\d+$/),
      before: null,
      impersonated_username: null,
    });
  });

  it.each([
    [
      'a changed value',
      `update signa.audit_record set after = jsonb_set(after, '{label}', '"Forged"') where location_id = 1 and sequence = 2`,
      '2',
    ],
    [
      'another person',
      `update signa.audit_record set username = 'somebody@else.test' where location_id = 1 and sequence = 2`,
      '2',
    ],
    [
      'another moment',
      `update signa.audit_record set at = at - interval '1 day' where location_id = 1 and sequence = 2`,
      '2',
    ],
    ['a removed record', 'delete from signa.audit_record where location_id = 1 and sequence = 2', '2'],
  ])('locates %s in the chain', async (_what, forge, at) => {
    await server.db.asOwner(
      'drop table if exists signa.audit_copy; create table signa.audit_copy as select * from signa.audit_record',
    );
    await server.db.asOwner(forge);
    expect(await breakAt(sample.wren)).toBe(at);
    await server.db.asOwner(
      'truncate signa.audit_record; insert into signa.audit_record select * from signa.audit_copy',
    );
    expect(await breakAt(sample.wren)).toBeNull();
  });

  it('detects a truncated chain', async () => {
    await server.db.asOwner(
      'delete from signa.audit_record where location_id = 1 and sequence = (select max(sequence) from signa.audit_record where location_id = 1)',
    );
    expect(await breakAt(sample.wren)).not.toBeNull();
  });

  it('prevents the serving role from writing or changing the chain', async () => {
    const forge = (statement: string) =>
      server.db.database.write({ locationIds: [sample.wren] }, (tx) => rows(tx, statement));
    for (const statement of [
      'update signa.audit_record set username = null',
      'delete from signa.audit_record',
      'update signa.audit_head set sequence = 0',
      'insert into signa.audit_head values (3, 0, null)',
    ]) {
      await expect(forge(statement)).rejects.toThrow(/permission denied/);
    }
  });
});
