import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../../testing/every-database.js';
import { sample } from '../../testing/sample-server.js';
import { postgresTestDatabase } from '../../testing/postgres-test-database.js';
import type { TestDatabase } from '../../testing/test-database.js';
import type { AdminCommand } from '../owner/admin-command.js';
import { asOwner } from '../owner/owner-work.js';
import { featureList, featureSet } from './feature.js';
import { supportList } from './support-user.js';

describeOnPostgres('admin list commands', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await postgresTestDatabase();
  });
  afterAll(() => db.dispose());

  const run = (
    { run: command }: AdminCommand,
    names: readonly string[],
    flags: Readonly<Record<string, string>> = {},
  ) =>
    asOwner({ DATABASE_OWNER_URL: db.ownerUrl }, async (owner) => {
      const told = await command?.(owner, { names, flags });
      return told ?? { lines: [] };
    });

  it('A-335 list support users by username, ignoring case', async () => {
    await db.asOwner('delete from signa.support_user');
    for (const name of ['Zed', 'anna', 'Bert'])
      await db.asOwner(
        'insert into signa.support_user (username, email, first_name, last_name, in_admin_support_group) values ($1, $1, $2, $3, $4)',
        [`${name}@signa.test`, name, 'Lee', name === 'Bert'],
      );
    const lines = await run(supportList, []);
    expect(lines.map((line) => line.split('@')[0])).toEqual(['anna', 'Bert', 'Zed']);
    expect(lines.map((line) => line.includes('(admin)'))).toEqual([false, true, false]);
  });

  it('A-337 list the flags of all locations and of one location, and none of another', async () => {
    await db.asOwner('delete from signa.feature_flag');
    const at = (location: string) => ({ location });
    await run(featureSet, ['patientGender', 'on']);
    await run(featureSet, ['patientGender', 'off'], at(sample.wren));
    await run(featureSet, ['pimsWriteback', 'on'], at(sample.larkspur));
    const flagsIn = (lines: readonly string[]) => lines.slice(0, -1).map((line) => line.split(/\s+/).slice(0, 2));
    expect(flagsIn(await run(featureList, []))).toEqual([['patientGender', 'on']]);
    expect(flagsIn(await run(featureList, [], at(sample.wren)))).toEqual([
      ['patientGender', 'on'],
      ['patientGender', 'off'],
    ]);
    expect(flagsIn(await run(featureList, [], at(sample.larkspur)))).toEqual([
      ['patientGender', 'on'],
      ['pimsWriteback', 'on'],
    ]);
  });
});
