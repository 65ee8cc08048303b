import { mkdir, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { exitCodeOf } from '../run-command.js';
import { createDatabase, dropDatabase, testCluster } from '../testing/postgres-test-database.js';
import { describeOnPostgres } from '../testing/every-database.js';
import { startsServers } from '../testing/test-timeouts.js';
import { temporaryFolder } from './server-database.testing.js';

/** Runs a command in this process, with only these settings, and captures what it prints. */
async function run(command: string, settings: Readonly<Record<string, string>>) {
  let output = '';
  const hear = (chunk: unknown): boolean => {
    output += String(chunk);
    return true;
  };
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'SIGNA_DATA_DIR', 'KNOWLEDGE_KEYS_FILE', 'LOG_LEVEL'])
    vi.stubEnv(name, settings[name]);
  vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(hear);
  const code = await exitCodeOf(command.split(' '));
  vi.restoreAllMocks();
  return { code, output };
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Values for what the usage of a command names in angle brackets. */
const samples: Readonly<Record<string, string>> = {
  '<on|off>': 'on',
  '<feature>': 'oobo',
  '<id>': '1',
  '<name>': 'Sam',
  '<email>': 'sam@signa.example',
  '<code>': 'GGVCP',
  '<number>': '4155550127',
  '<version>': '2026.1',
  '<rx-number>': '26-100001',
  '<text>': 'Reviewed',
};

/** Every command of an operator, with all that its usage requires. */
async function commands(given: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { output } = await run('admin help', {});
  const lines = output.split('\n').filter((line) => line.startsWith('  signa-server admin '));
  const admin = lines.map((line) =>
    line
      .trim()
      .slice('signa-server '.length)
      .replaceAll(/ \[[^\]]*\]/g, '')
      .replaceAll(/<[^>]+>/g, (name) => ({ ...samples, ...given })[name] ?? name),
  );
  return ['migrate', 'audit-verify', ...admin];
}

/** One clear sentence or more: no stack trace, no name of an error class, nothing undefined. */
function requireClear(output: string): void {
  expect(output).not.toMatch(/^\s+at |node:internal|node_modules|\bundefined\b|\[object |^\w*Error: /m);
  expect(output.trim()).toMatch(/[.!)]$/m);
  expect(output.trim().split('\n')[0]?.length).toBeLessThan(500);
}

/** Answers every sign-in as PostgreSQL answers a wrong password. */
function rejectingServer(): Server {
  const fields = ['SFATAL', 'VFATAL', 'C28P01', 'Mpassword authentication failed for user "signa_owner"', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, body])));
  });
}

let folder: string;
let rejecting: Server;
let given: Readonly<Record<string, string>>;
beforeAll(async () => {
  folder = await temporaryFolder();
  rejecting = rejectingServer();
  await new Promise<void>((resolve) => rejecting.listen(0, '127.0.0.1', resolve));
  given = {
    '<file.csv>': join(folder, 'none.csv'),
    '<file>': join(folder, 'none.json'),
    '<folder>': join(folder, 'out'),
  };
});
afterAll(() => new Promise((resolve) => rejecting.close(resolve)));

/** Commands that only print a text. */
const withoutDatabase = / (?:template|columns)$/;
/** Commands that read their file before they open the database. */
const readsFirst = /knowledge (?:check|import)|product import/;

it.each([
  [
    'the database is away',
    () => 'postgresql://signa_owner:x@127.0.0.1:1/signa',
    /Can't (?:reach|open) the database|accepts no connection/,
  ],
  [
    'the password is wrong',
    () => `postgresql://signa_owner:x@127.0.0.1:${(rejecting.address() as AddressInfo).port}/signa`,
    /password authentication failed/,
  ],
  [
    'the address is of another kind',
    () => 'http://db.example/signa',
    /must be an address that starts with postgresql:/,
  ],
  ['the address is incomplete', () => 'postgresql://[', /must be an address that starts with postgresql:/],
  [
    'the password contains a slash',
    () => 'postgresql://signa_owner:a/b@db.example/signa',
    /must be an address that starts/,
  ],
])(
  'A-555 every command of an operator ends with one sentence where %s',
  startsServers,
  async (_what, address, words) => {
    for (const command of await commands(given)) {
      if (withoutDatabase.test(command)) continue;
      const { code, output } = await run(command, { DATABASE_OWNER_URL: address(), DATABASE_URL: address() });
      expect(code, `${command}: ${output}`).toBeGreaterThan(0);
      requireClear(output);
      if (!readsFirst.test(command)) expect(output, command).toMatch(words);
    }
  },
);

describeOnPostgres('a command of an operator', () => {
  it(
    'A-555 ends with one sentence in a database that does not exist, and in one without tables',
    startsServers,
    async () => {
      const empty = await createDatabase();
      const absent = new URL(testCluster());
      absent.pathname = '/signa_absent';
      for (const url of [absent.href, empty]) {
        for (const command of await commands(given)) {
          if (withoutDatabase.test(command) || command === 'migrate') continue;
          const { code, output } = await run(command, { DATABASE_OWNER_URL: url, DATABASE_URL: url });
          expect(code, `${command}: ${output}`).toBeGreaterThan(0);
          requireClear(output);
        }
      }
      await dropDatabase(empty);
    },
  );
});

it(
  'A-555 ends with one sentence for a file that is missing, a folder, or not what it should be',
  startsServers,
  async () => {
    const keys = join(folder, 'keys.json');
    await writeFile(keys, '{"keys":[{"kty":"OKP","kid":"a","crv":"Ed25519","x":"AA"}]}');
    const contents = {
      'wrong.json': '{"payload":',
      'other.json': '[1, 2]',
      'empty.json': '',
      'binary.json': Buffer.from([0, 255, 254]),
    };
    for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), content);
    await mkdir(join(folder, 'folder.json'));
    const files = [...Object.keys(contents), 'folder.json', 'none.json'].map((name) => join(folder, name));
    const DATABASE_OWNER_URL = 'postgresql://127.0.0.1:1/none';
    for (const file of files) {
      for (const command of await commands({ ...given, '<file.csv>': file, '<file>': file })) {
        if (!command.includes(file)) continue;
        for (const KNOWLEDGE_KEYS_FILE of [keys, file]) {
          const { code, output } = await run(command, { DATABASE_OWNER_URL, KNOWLEDGE_KEYS_FILE });
          expect(code, `${command}: ${output}`).toBeGreaterThan(0);
          requireClear(output);
        }
      }
    }
  },
);

it('A-555 ends with one sentence where the data folder is a file', startsServers, async () => {
  const file = join(folder, 'data');
  await writeFile(file, '');
  for (const command of [
    'audit-verify',
    'admin support list',
    'admin feature list',
    'admin import list --location 1',
  ]) {
    const { code, output } = await run(command, { SIGNA_DATA_DIR: file });
    expect(code, `${command}: ${output}`).toBe(2);
    requireClear(output);
    expect(output).toContain(file);
  }
});

it('A-555 prints the stack trace of an unexpected error only on request', async () => {
  const { reasonOf } = await import('../start/reason-of.js');
  const error = new TypeError('x is not a function');
  expect(reasonOf(error, undefined)).toBe(
    'The command failed: x is not a function. To see where, run it again with LOG_LEVEL=debug.',
  );
  expect(reasonOf(error, 'debug')).toMatch(/TypeError: x is not a function\n\s+at /);
  const refused = Object.assign(new Error('permission denied for database signa'), { code: '42501' });
  expect(reasonOf(refused, 'info')).toBe(
    'The database rejected the command: permission denied for database signa. Run signa-server check to find the cause.',
  );
});
