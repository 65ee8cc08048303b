import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerConnection } from '../testing/owner-connection.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestDatabase } from '../testing/test-database.js';
import type { Connection } from './connection.js';
import { pastRowSecurity } from './past-row-security.js';

let db: TestDatabase;
let asSuperuser: Connection;
let asPlainOwner: Connection;
beforeAll(async () => {
  db = await embeddedTestDatabase('empty');
  asSuperuser = ownerConnection(db);
  asPlainOwner = {
    ...asSuperuser,
    query: (text, values) => asSuperuser.query(`set role plain_owner; ${text}`, values),
    run: (text) => asSuperuser.run(`set role plain_owner; ${text}`),
  };
  await asSuperuser.run(`create role plain_owner; grant usage on schema signa to plain_owner; do $$
    declare name text;
    begin
      for name in select quote_ident(relname) from pg_class where relnamespace = 'signa'::regnamespace and relforcerowsecurity loop
        execute format('alter table signa.%s owner to plain_owner', name);
      end loop;
    end $$`);
});
afterAll(() => db.dispose());

const forced = async () =>
  (
    await db.asOwner<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'signa'::regnamespace and relforcerowsecurity order by 1`,
    )
  ).map(({ name }) => name);

it('A-018 gives a plain owner access to tables while the work lasts, and then forces row-level security on each of them again', async () => {
  const before = await forced();
  expect(before).toEqual(expect.arrayContaining(['client', 'patient', 'prescription', 'task']));
  let during = before;
  await pastRowSecurity(asPlainOwner, async () => {
    during = await forced();
  });
  const opened = before.filter((name) => !during.includes(name));
  expect(opened.length).toBeGreaterThan(1);
  expect(opened).toContain('client');
  expect(await forced()).toEqual(before);
});

it('A-018 changes nothing for a role that row-level security does not restrict', async () => {
  const before = await forced();
  let during: readonly string[] = [];
  await pastRowSecurity(asSuperuser, async () => {
    during = await forced();
  });
  expect([during, await forced()]).toEqual([before, before]);
});
