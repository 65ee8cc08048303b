import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { openTestIssuer, type TestIssuer } from '../process/test-issuer.testing.js';
import {
  createDatabase,
  dropDatabase,
  onDatabase,
  postgresTestDatabase,
  serverAddress,
} from '../testing/postgres-test-database.js';
import { checkInstallation } from './check.js';
import type { Finding } from './finding.js';

let issuer: TestIssuer | undefined;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await issuer?.close();
  issuer = undefined;
});

async function check(settings: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  issuer ??= await openTestIssuer();
  return await checkInstallation({ PORT: '0', ...issuer.settings, ...settings });
}
const stateOf = (findings: readonly Finding[], about: string) =>
  findings.find((finding) => finding.about === about)?.state;
const faultsOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ about, state }) => (state === 'fault' ? [about] : []));

async function seededDatabase(content: 'empty' | 'sample' = 'empty') {
  const db = await postgresTestDatabase(content);
  closing.push(() => db.dispose());
  return { db, url: db.url ?? '', ownerUrl: db.ownerUrl ?? '' };
}

it('A-332 A-333 finds no problem where a server would run, and reports what an empty database lacks', async () => {
  const { url } = await seededDatabase();
  const findings = await check({ DATABASE_URL: url });
  const ours = [
    'database',
    'encoding',
    'pg_trgm',
    'login',
    'migrations',
    'row security',
    'grants and policies',
    'ownership',
    'indexes',
    'client',
  ];
  for (const about of ours) expect(stateOf(findings, about), about).toBe('ok');
  for (const about of ['people', 'pharmacies', 'products']) expect(stateOf(findings, about), about).toBe('warning');
  const { url: full } = await seededDatabase('sample');
  const filled = await check({ DATABASE_URL: full });
  for (const about of ['people', 'pharmacies', 'products']) expect(stateOf(filled, about), about).toBeUndefined();
});

it('A-333 reports excessive access: an extra grant, a table without row-level security, a login with more rights', async () => {
  const { db, url, ownerUrl } = await seededDatabase();
  await db.asOwner('grant update on signa.audit_record to signa_app');
  expect(faultsOf(await check({ DATABASE_URL: url }))).toContain('grants and policies');
  await db.asOwner('revoke update on signa.audit_record from signa_app');
  await db.asOwner('alter table signa.prescription disable row level security');
  expect(faultsOf(await check({ DATABASE_URL: url }))).toContain('row security');
  await db.asOwner('alter table signa.prescription enable row level security');
  expect(faultsOf(await check({ DATABASE_URL: ownerUrl }))).toContain('login');
});

it('A-554 reports who owns what, and which index is missing, with the statement that repairs it', async () => {
  const { db, url, ownerUrl } = await seededDatabase();
  const name = `signa_check_${randomUUID().slice(0, 8)}`;
  const found = async () =>
    (await check({ DATABASE_URL: url })).filter(({ about }) => about === 'ownership' || about === 'indexes');
  expect((await found()).map(({ about, state }) => `${about} ${state}`)).toEqual(['ownership ok', 'indexes ok']);

  await db.asOwner(
    `create role ${name}; alter table signa.client owner to ${name}; drop index signa.task_uuid; drop index signa.task_by_patient`,
  );
  const [foreign, unique, slow] = await found();
  expect(foreign).toMatchObject({
    state: 'fault',
    found: expect.stringMatching(/^table signa\.client does not belong to \w+, who owns the schema signa$/) as string,
    advice: expect.stringContaining('alter table signa.client owner to ') as string,
  });
  expect([unique, slow].map((one) => one?.state).toSorted()).toEqual(['fault', 'warning']);
  await db.asOwner('alter table signa.client owner to current_user');
  for (const { about, advice = '' } of await found())
    if (about === 'indexes') await db.asOwner(advice.replace(/^.*?run: /, ''));
  expect((await found()).map(({ state }) => state)).toEqual(['ok', 'ok']);

  // Like a database that was created by hand before a restore.
  await db.asOwner(`alter schema signa owner to ${name}`);
  const advice = (await found()).map((one) => one.advice);
  expect(advice).toContainEqual(
    expect.stringMatching(/^As a superuser, run: alter database \w+ owner to signa_check_/),
  );
  expect(advice).toContainEqual(`As a superuser, run: grant signa_app to ${name} with admin option`);
  expect(advice).toContainEqual(`As a superuser, run: grant signa_functions to ${name} with admin option`);
  await db.asOwner(`alter schema signa owner to current_user`);
  await onDatabase(ownerUrl, (client) => client.query(`drop role ${name}`));
});

it('A-333 reports a fault for a database without the tables, unless the server will create them', async () => {
  const ownerUrl = await createDatabase();
  closing.push(() => dropDatabase(ownerUrl));
  const url = await serverAddress(ownerUrl);
  const alone = await check({ DATABASE_URL: url });
  expect(faultsOf(alone)).toEqual(expect.arrayContaining(['pg_trgm', 'migrations']));
  const both = await check({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  expect(stateOf(both, 'migrations')).toBe('warning');
  expect(stateOf(both, 'owner')).toBe('ok');
  expect(stateOf(await check({ DATABASE_URL: url, DATABASE_OWNER_URL: url }), 'owner')).toBe('fault');
});

it('A-333 reports that a database is down, and continues with the other checks', async () => {
  const findings = await check({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' });
  expect(faultsOf(findings)).toContain('database');
  expect(stateOf(findings, 'provider')).toBe('ok');
  expect(stateOf(findings, 'keys')).toBe('ok');
});

it('A-330 A-332 reports every invalid setting and then stops', async () => {
  const findings = await checkInstallation({ PORT: '0', DATABSE_URL: 'x', LOG_LEVEL: 'loud' });
  expect(findings.map(({ state, found }) => `${state}: ${found}`)).toEqual([
    'fault: Unknown setting DATABSE_URL. Did you mean DATABASE_URL?',
    expect.stringMatching(/^fault: LOG_LEVEL must be/),
  ]);
});
