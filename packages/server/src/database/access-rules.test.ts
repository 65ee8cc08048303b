import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { ownerConnection } from '../testing/owner-connection.js';
import type { TestDatabase } from '../testing/test-database.js';
import { readAccessRules, requireAccessRules } from './access-rules.js';

const file = fileURLToPath(new URL('./access-rules-data.ts', import.meta.url));

describeOnEveryDatabase('the roles, grants, and policies of a database', (make) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await make('empty');
  });
  afterAll(() => db.dispose());

  const refusal = () => expect(requireAccessRules(ownerConnection(db))).rejects;

  it('A-018 A-558 match the complete list', async () => {
    const lines = await readAccessRules(ownerConnection(db));
    const text = `/** What \`readAccessRules\` returns after the migrations; \`vitest -u\` of its test writes this file. */
export const expectedAccessRules: readonly string[] = [
${lines.map((line) => (line.includes("'") ? `  ${JSON.stringify(line)},\n` : `  '${line}',\n`)).join('')}];
`;
    await expect(text).toMatchFileSnapshot(file);
  });

  it('A-018 are accepted as the migrations create them', async () => {
    await requireAccessRules(ownerConnection(db));
  });

  it('A-018 force row-level security on every table with a policy, and run no function as the owner or with an open search path', async () => {
    const lines = await readAccessRules(ownerConnection(db));
    const forced = lines.filter((line) => line.startsWith('row security of ')).map((line) => line.split(/[ :]/)[3]);
    expect(lines.filter((line) => line.startsWith('row security of ') && !line.endsWith(': on forced'))).toEqual([]);
    const withPolicy = new Set(lines.flatMap((line) => /^policy \S+ of (\w+):/.exec(line)?.[1] ?? []));
    expect([...withPolicy].sort()).toEqual([...forced].sort());
    expect(lines.filter((line) => line.includes('another role') || line.includes('any path'))).toEqual([]);
  });

  it.each([
    [
      'drop policy own_location on signa.client',
      'create policy own_location on signa.client to signa_app using (case when location_id = (select (signa.scope()::bigint[])[1]) then true else location_id = any ((select signa.scope())::bigint[]) end) with check (location_id = any ((select signa.scope())::bigint[]))',
      /It lacks policy own_location of client: /,
    ],
    [
      'alter table signa.task no force row level security',
      'alter table signa.task force row level security',
      /It lacks row security of task: on forced/,
    ],
    [
      'revoke insert on signa.client from signa_app',
      'grant insert on signa.client to signa_app',
      /It lacks signa\.client: INSERT,SELECT,UPDATE to signa_app/,
    ],
    [
      'grant update on signa.audit_record to signa_app',
      'revoke update on signa.audit_record from signa_app',
      /It has signa\.audit_record: SELECT,UPDATE to signa_app, which no migration created/,
    ],
    [
      'create policy mine on signa.task using (true)',
      'drop policy mine on signa.task',
      /It has policy mine of task: .+ to public using true/,
    ],
    [
      'grant execute on function signa.actor(text, text) to public',
      'revoke execute on function signa.actor(text, text) from public',
      /function signa\.actor/,
    ],
    [
      'alter function signa.actor(text, text) reset search_path',
      'alter function signa.actor(text, text) set search_path = signa, pg_temp',
      /It lacks function signa\.actor\(.+ along signa, pg_temp, /,
    ],
    [
      'grant select on signa.client to public',
      'revoke select on signa.client from public',
      /It has signa\.client: SELECT to public/,
    ],
  ])('A-018 are reported as missing after %s', async (harm, mend, told) => {
    await db.asOwner(harm);
    await refusal().toThrow(told);
    await db.asOwner(mend);
    await requireAccessRules(ownerConnection(db));
  });
});
