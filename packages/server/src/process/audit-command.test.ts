import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sample } from '../testing/sample-server.js';
import { ofShortLife } from '../testing/short-life.js';
import { startsServers } from '../testing/test-timeouts.js';
import { callerWith } from './caller.testing.js';
import { describeOnEveryServerDatabase, temporaryFolder } from './server-database.testing.js';
import { type Settings, endServer, spawnServer } from './spawned-server.testing.js';
import { openTestIssuer } from './test-issuer.testing.js';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

function verify(settings: Settings): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...ofShortLife, program, 'audit-verify'], {
      env: { PATH: process.env['PATH'] ?? '', ...settings },
    });
    let output = '';
    const hear = (chunk: Buffer) => (output += chunk.toString('utf8'));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => resolve({ code, output }));
  });
}

describeOnEveryServerDatabase('signa-server audit-verify', (make) => {
  it('reports ok for each location, then the first broken record of the altered one, and exits with 1', async () => {
    const [database, issuer] = await Promise.all([make(), openTestIssuer()]);
    try {
      const server = spawnServer({ ...database.settings, ...issuer.settings });
      const url = await server.ready();
      const call = callerWith(await issuer.token(sample.vet));
      for (const label of ['One', 'Two', 'Three']) {
        const input = { locationId: sample.wren, label, details: 'Give by mouth.', shortcutType: 'SIG' as const };
        expect(await call(url, 'AddShortcut', { input })).toMatchObject({ ok: true });
      }
      await endServer(server);
      const whole = await verify(database.settings);
      expect(whole).toEqual({ code: 0, output: expect.not.stringContaining('BROKEN') as string });
      // Besides the three shortcuts, the running server's timer adds a number of records that varies.
      const [{ records } = { records: 0 }] = await database.look((query) =>
        query<{ records: number }>('select count(*)::int as records from signa.audit_record where location_id = 1'),
      );
      expect(records).toBeGreaterThanOrEqual(3);
      const ofWren = `^ok {6}Wren Street Animal Hospital \\(1\\): ${records} records, last [0-9a-f]{64}$`;
      expect(whole.output).toMatch(new RegExp(ofWren, 'm'));
      await database.look((query) =>
        query(`update signa.audit_record set username = 'somebody' where location_id = 1 and sequence = 2`),
      );
      const broken = await verify(database.settings);
      expect(broken).toEqual({
        code: 1,
        output: expect.stringMatching(
          /^BROKEN {2}Wren Street Animal Hospital \(1\): the chain is broken from record 2 on$/m,
        ) as string,
      });
    } finally {
      await Promise.all([issuer.close(), database.remove()]);
    }
  });
});

it('signa-server audit-verify reports that there is no database, and exits with 2', startsServers, async () => {
  const nowhere = await verify({ SIGNA_DATA_DIR: await temporaryFolder() });
  expect(nowhere).toEqual({
    code: 2,
    output: expect.stringMatching(/^Data folder .+ not found\. .+ set DATABASE_URL\.\n$/) as string,
  });
  const unreachable = await verify({ DATABASE_URL: 'postgresql://localhost:1/none' });
  expect(unreachable.code).toBe(2);
  expect(unreachable.output).toMatch(/^Can't open the database of DATABASE_URL: /);
  expect(unreachable.output).not.toContain('    at ');
});
