import { randomBytes } from 'node:crypto';
import { callHeaders, type UpdateLocationInput } from '@signa/core/contract';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorFacts } from '../../../observe/log.js';
import { openSecretCipher } from '../../../secrets/secret-cipher.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { startPracticeSystems, type TestPracticeSystems } from '../../../testing/practice-systems.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { testSecretCipher } from '../../../testing/test-secret-cipher.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('PIMS account secrets, through every way to write one', (make) => {
  let server: TestServer;
  let world: TestPracticeSystems;
  /** Every secret that was sent. */
  const written: string[] = [];
  /** Every response that was returned. */
  const answered: string[] = [];
  beforeAll(async () => {
    world = await startPracticeSystems();
    server = await startSampleServer(await make(), world.systems);
    await server.db.asOwner(
      `update signa.location set is_pims_enabled = true, pims_account_id = '${samplePimsAccounts.ezyvet}',
        pims_connection_type = 'EZYVET' where id = 1`,
    );
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });

  const secret = (more = '') => {
    const made = `leak-${randomBytes(12).toString('hex')}${more}`;
    written.push(made);
    return made;
  };
  async function send(as: string, input: unknown, key?: string): Promise<number> {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...callHeaders(await server.token(as), null), ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify({
        operationName: 'UpdateLocation',
        variables: { updateLocationId: sample.wren, input },
      }),
    });
    answered.push(await response.text());
    return response.status;
  }
  const write = (as: string, pimsAccountSecret: unknown, more: UpdateLocationInput = {}, key?: string) =>
    send(as, { ...more, pimsAccountSecret }, key);

  /** Every row of every table as text: the contents of a database dump. */
  async function dump(): Promise<string> {
    const tables = await server.db.asOwner<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['signa.location', 'signa.audit_record', 'signa.outbox_message']),
    );
    const rows = await Promise.all(
      tables.map(({ name }) => server.db.asOwner<{ row: string }>(`select t::text as row from ${name} t`)),
    );
    return rows
      .flat()
      .map(({ row }) => row)
      .join('\n');
  }

  it('A-123 A-124 never appear in responses, errors, logs, audit records, messages, or database dumps', async () => {
    for (const as of [sample.support, sample.admin, sample.vetadmin]) await write(as, secret());
    const repeated = secret();
    for (let count = 0; count < 2; count += 1) await write(sample.support, repeated, {}, 'leak-1');
    await write(sample.support, secret(), {}, 'leak-1');
    // Calls that are rejected: by right, length, characters, version, type, and missing key.
    for (const as of [sample.staff, sample.vet, sample.denverVet]) await write(as, secret());
    await write(sample.support, secret('x'.repeat(200)));
    await write(sample.support, secret(' two words'));
    await write(sample.support, secret('\u0000'));
    await write(sample.support, secret(), { version: 0 });
    for (const odd of [[secret()], { secret: secret() }, [[secret()]]]) await write(sample.support, odd);
    await send(sample.support, {
      [secret().replaceAll('-', '_')]: 'a field that is none',
      pimsAccountSecret: secret(),
    });
    Object.assign(server.parts, { secretCipher: openSecretCipher([]) });
    await write(sample.support, secret());
    Object.assign(server.parts, { secretCipher: testSecretCipher });

    // Database errors, whose messages would contain the row.
    await server.db.asOwner(`alter table signa.location add constraint no_leak check (hin is distinct from 'LEAK')`);
    expect(await write(sample.support, secret(), { HIN: 'LEAK' })).toBe(500);
    await server.db.asOwner('alter table signa.location drop constraint no_leak');

    // What the PIMS rejects, and what is listed afterwards.
    await write(sample.support, secret());
    const account = { pimsAccountId: samplePimsAccounts.ezyvet, pimsConnectionType: 'EZYVET' } as const;
    answered.push(JSON.stringify(await server.call(sample.support, 'getInstallStatus', account)));
    answered.push(JSON.stringify(await server.call(sample.admin, 'searchPimsUsers', account)));
    answered.push(JSON.stringify(await server.data(sample.support, 'Locations', {})));

    expect(server.reported.length).toBeGreaterThanOrEqual(2);
    const logged = server.reported.map((error) => JSON.stringify(errorFacts(error)));
    const dumped = await dump();
    expect(dumped).toContain('"pimsAccountSecret": "replaced"'.replaceAll('"', '""'));
    const everywhere = [...logged, dumped].join('\n');
    for (const one of written) {
      const forms = [one, Buffer.from(one).toString('hex'), Buffer.from(one).toString('base64').replace(/=+$/, '')];
      for (const form of forms) {
        expect(everywhere.includes(form), `${form} is kept`).toBe(false);
        // An unknown field's name is echoed to the caller, but never its value.
        expect(answered.join('\n').includes(form), `${form} is answered`).toBe(false);
      }
    }
  });
});
