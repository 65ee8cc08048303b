import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { wholeProgram } from '../program.js';
import { signa } from '../testing/support.js';
import { refused, signedIn, type Terminal, terminal, type World } from '../testing/terminal.js';
import { userRows } from './users.test-data.js';
import { pimsRows } from './pims.test-data.js';
import { practiceRows } from './practices.test-data.js';
import type { Call, CommandRow, Run } from './row.test-data.js';
import { ownTests, sessionRows } from './sessions.test-data.js';
import { practicesWideRows } from './practices-wide.test-data.js';
import { ticketRows } from './tickets.test-data.js';

const rows: Readonly<Record<string, CommandRow>> = {
  ...practiceRows,
  ...userRows,
  ...pimsRows,
  ...practicesWideRows,
  ...ticketRows,
  ...sessionRows,
};

/** Every command without subcommands, by its full name. */
function leaves(command: Command, words: readonly string[] = []): readonly (readonly [string, Command])[] {
  if (command.commands.length === 0) return [[words.join(' '), command]];
  return command.commands.flatMap((below) => leaves(below, [...words, below.name()]));
}
const commands = new Map(leaves(await wholeProgram(terminal() as never)));

/** Shared options, tested below for each command that has them. */
const shared = ['--json', '--jq', '--yes', '--dry-run'];
const flagsOf = (command: Command) => command.options.map(({ long, short }) => long ?? short ?? '');
const argumentsOf = (command: Command) =>
  command.registeredArguments.map((one) => {
    const name = `${one.name()}${one.variadic ? '...' : ''}`;
    return one.required ? `<${name}>` : `[${name}]`;
  });

const folder = mkdtempSync(join(tmpdir(), 'signa-every-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of ['paper.pdf', 'other.pdf']) rmSync(join(folder, name), { force: true });
});

const wordsOf = (command: string, line: string) => [
  ...command.split(' '),
  ...line
    .replace('FOLDER', folder)
    .split(' ')
    .filter((word) => word !== ''),
];
const callsOf = ({ requests }: Terminal): Call[] =>
  requests.map(({ url, body }) =>
    body['operationName'] === undefined
      ? [`GET ${new URL(url).pathname}`, {}]
      : [String(body['operationName']), body['variables'] as object],
  );

interface Outcome {
  readonly exit: number;
  readonly calls: readonly Call[];
  readonly out: string;
  readonly err: readonly string[];
  readonly at: Terminal;
}

async function outcome(words: readonly string[], world: World): Promise<Outcome> {
  const at = terminal(world);
  const exit = await signa(at, ...words);
  return { exit, calls: callsOf(at), out: at.out.join('\n').replaceAll(folder, 'FOLDER'), err: at.err, at };
}

/** Runs a command line with `--json`. */
const run = (name: string, { line, answers }: Run, world: World = {}) =>
  outcome([...wordsOf(name, line), '--json'], {
    answers: { ...rows[name]?.answers, ...answers },
    ...world,
  });

const asVet = { ...signedIn, impersonating: 'vet@signa.test' };
const table = Object.entries(rows).map(([name, row]) => ({ name, row }));
const runs = table.flatMap(({ name, row }) =>
  Object.entries(row.options).flatMap(([option, run]) => ('line' in run ? [{ name, row, option, run }] : [])),
);
const failures = table.flatMap(({ name, row }) => (row.fails ?? []).map((run) => ({ name, row, run, ...run })));
const named = [
  ...table.flatMap(({ row }) => Object.values(row.options)),
  ...Object.values(ownTests).flatMap((options) => Object.values(options)),
].flatMap((one) => ('file' in one ? [one] : []));

describe('the table of every command', () => {
  it.each([...commands])('A-191 covers signa %s with each of its options and arguments', (name, command) => {
    const row = rows[name];
    const known = row
      ? [...Object.keys(row.options), ...flagsOf(command).filter((flag) => shared.includes(flag))]
      : Object.keys(ownTests[name] ?? {});
    expect(row ?? ownTests[name], `Add signa ${name} to packages/cli/src/every-command`).toBeDefined();
    expect(known.sort()).toEqual([...flagsOf(command), ...argumentsOf(command)].sort());
  });

  it('A-191 contains no unknown command', () => {
    const known = [...Object.keys(rows), ...Object.keys(ownTests)];
    expect(known.filter((name) => !commands.has(name))).toEqual([]);
  });

  it.each(named)('A-191 names an existing test: $file $title', ({ file, title }) => {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    expect(text.includes(`('${title}'`)).toBe(true);
  });
});

describe('every command', () => {
  it.each(table)('A-191 signa $name calls the API and prints everything it finds', async ({ name, row }) => {
    const { exit, calls, out, err } = await run(name, row);
    expect(err).toEqual(row.says ?? []);
    expect(calls).toEqual(row.sends);
    expect(JSON.parse(out)).toEqual(row.prints);
    expect(exit).toBe(0);
  });

  it.each(runs)(
    'A-191 signa $name $option has its documented effect: $run.line',
    async ({ name, row, run: changed }) => {
      const usual = await run(name, row);
      for (const file of ['paper.pdf', 'other.pdf']) rmSync(join(folder, file), { force: true });
      const { exit, calls, out, err } = await run(name, changed);
      if (changed.says) expect(err).toEqual(changed.says);
      expect(calls).toEqual(changed.sends ?? row.sends);
      expect(JSON.parse(out)).toEqual('prints' in changed ? changed.prints : row.prints);
      expect(exit).toBe(0);
      expect({ calls, out }).not.toEqual({ calls: usual.calls, out: usual.out });
    },
  );

  it.each(failures)('A-191 signa $name $line fails with 1 and an explanation', async ({ name, row, run: failing }) => {
    const { exit, calls, out, err } = await run(name, failing);
    expect(err).toEqual(failing.says);
    expect(calls).toEqual(failing.sends ?? row.sends);
    expect(out === '' ? undefined : JSON.parse(out)).toEqual(failing.prints);
    expect(exit).toBe(1);
  });

  it.each(table)('A-297 signa $name prints the selected fields, and the jq result', async (one) => {
    const { name, row } = one;
    const fields = Object.keys((Array.isArray(row.prints) ? row.prints[0] : row.prints) as object).slice(0, 2);
    const picked = (from: unknown) =>
      Object.fromEntries(fields.map((field) => [field, (from as Record<string, unknown>)[field] ?? null]));
    const words = wordsOf(name, row.line);
    const some = await outcome([...words, '--json', fields.join(',')], { answers: row.answers });
    expect(JSON.parse(some.out)).toEqual(Array.isArray(row.prints) ? row.prints.map(picked) : picked(row.prints));
    rmSync(join(folder, 'paper.pdf'), { force: true });
    const filtered = await outcome([...words, '--jq', '[.[] | "text"]'], { answers: row.answers });
    expect(JSON.parse(filtered.out)).toEqual(Object.keys(row.prints as object).map(() => 'text'));
  });

  it.each(table)('A-191 signa $name prints every field to a terminal and to a pipe, without --json', async (one) => {
    const { name, row } = one;
    const first = (await run(name, row)).out;
    for (const isTerminal of [true, false]) {
      rmSync(join(folder, 'paper.pdf'), { force: true });
      const { exit, out } = await outcome(wordsOf(name, row.line), { answers: row.answers, isTerminal });
      expect(exit).toBe(0);
      expect(out).not.toBe('');
      // Contract data and files for programs are always JSON.
      expect(out === first).toBe(['api', 'bundle'].includes(name));
    }
  });
});

describe('every command that makes changes', () => {
  const changing = table.filter(({ row }) => row.changes !== undefined);
  it('A-196 asks for confirmation, and no other command does', () => {
    const asking = [...commands].filter(([, command]) => flagsOf(command).includes('--yes')).map(([name]) => name);
    expect(changing.map(({ name }) => name).sort()).toEqual(asking.sort());
  });

  it.each(changing)(
    'A-196 A-296 signa $name changes nothing without confirmation, and prints what it would do',
    async (one) => {
      const { name, row } = one;
      const change = row.sends.find(([operation]) => operation === row.changes);
      const before = row.sends.filter(([operation]) => operation !== row.changes);
      const line = row.line.replace(' --yes', '');
      const unconfirmed = await outcome(wordsOf(name, line), { answers: row.answers });
      expect(unconfirmed.exit).toBe(2);
      expect(unconfirmed.err.join('\n')).toMatch(/\? There is no terminal to confirm this: add --yes\.$/);
      expect(unconfirmed.calls).toEqual(before);
      const declined = await outcome(wordsOf(name, line), { answers: row.answers, says: 'n' });
      expect([declined.exit, declined.err.at(-1)]).toEqual([1, 'Nothing was changed.']);
      expect(declined.calls).toEqual(before);
      const agreed = await outcome(wordsOf(name, line), { answers: row.answers, says: 'yes' });
      expect([agreed.exit, agreed.calls]).toEqual([0, row.sends]);
      // --dry-run takes precedence over --yes.
      for (const flags of ['--dry-run', '--dry-run --yes']) {
        const dry = await outcome(wordsOf(name, `${line} ${flags}`), { answers: row.answers });
        expect(JSON.parse(dry.out)).toEqual({ operation: change?.[0], variables: change?.[1] });
        expect([dry.exit, dry.calls]).toEqual([0, before]);
      }
    },
  );
});

describe('exit codes of every command', () => {
  const asking = table.filter(({ row }) => row.asks !== 'nothing');
  const everything = (answer: unknown): World => ({
    answers: Object.fromEntries([
      ...new Set(table.flatMap(({ row }) => row.sends.map(([name]) => [name, answer] as const))),
    ]),
  });

  it.each(asking)('A-191 signa $name exits with 3 without a session, or with an expired one', async ({ name, row }) => {
    for (const session of [null, { ...signedIn, expiresAt: 1 }, { ...asVet, expiresAt: 1 }]) {
      const { exit, calls, err } = await run(name, row, { session });
      expect(err).toContain('Not logged in');
      expect([exit, calls]).toEqual([3, []]);
    }
  });

  it.each(asking)("A-191 A-306 signa $name exits by the server's error code, and prints no data", async (one) => {
    const { name, row } = one;
    const exits = { UNAUTHENTICATED: 3, FORBIDDEN: 4, NOT_FOUND: 1, CONFLICT: 1, BAD_USER_INPUT: 2, UNAVAILABLE: 1 };
    for (const [code, expected] of Object.entries(exits)) {
      // whoami handles FORBIDDEN itself: it identifies a practice user.
      if (name === 'whoami' && code === 'FORBIDDEN') continue;
      const { exit, err, out } = await run(name, row, everything(refused(code, `The server says ${code}.`)));
      expect(err.join('\n')).toContain(code === 'UNAUTHENTICATED' ? 'Not logged in' : `The server says ${code}.`);
      expect([code, exit, out]).toEqual([code, expected, '']);
    }
  });

  it.each(asking)('A-191 signa $name exits with 1 and a message if no server responds', async ({ name, row }) => {
    const { exit, err } = await run(name, row, { answers: {} });
    expect(err.join('\n')).toContain('Could not reach a Signa server at http://signa.test.');
    expect(exit).toBe(1);
  });

  it.each(table)(
    'A-191 signa $name exits with 2 if a required argument is missing, and makes no call',
    async ({ name, row }) => {
      const command = commands.get(name);
      const words = row.line.split(' ');
      const lines = (command?.options ?? [])
        .filter(({ mandatory }) => mandatory)
        .map(({ long }) => {
          const from = words.indexOf(long ?? '');
          const next = words.findIndex((word, index) => index > from && word.startsWith('--'));
          return words.filter((_, index) => index < from || (next !== -1 && index >= next)).join(' ');
        });
      const isNeeded = command?.registeredArguments.some(({ required }) => required);
      const withoutArguments = words.slice(words.findIndex((word) => word.startsWith('--')));
      if (isNeeded) lines.push(words.some((word) => word.startsWith('--')) ? withoutArguments.join(' ') : '');
      for (const line of [...lines, `${row.line} --unknown`]) {
        const { exit, calls, out } = await outcome(wordsOf(name, line), { answers: row.answers });
        expect([line, exit, calls, out]).toEqual([line, 2, [], '']);
      }
    },
  );
});

describe('the user that every command runs as', () => {
  const headersOf = ({ requests }: Terminal, name: string) => requests.map(({ headers }) => headers[name]);

  it.each(table)('A-013 A-197 signa $name calls $row.asks', async ({ name, row }) => {
    const alone = await run(name, row);
    expect(new Set(headersOf(alone.at, 'impersonation'))).toEqual(new Set([undefined]));
    rmSync(join(folder, 'paper.pdf'), { force: true });
    const working = await run(name, row, { session: asVet });
    expect(working.err[0]).toBe('Impersonation: vet@signa.test');
    const expected = row.asks === 'as the person' ? 'vet@signa.test' : undefined;
    expect(new Set(headersOf(working.at, 'impersonation'))).toEqual(new Set([expected]));
  });

  it.each(table)('A-190 A-405 signa $name marks each call that is for support only', async (one) => {
    const { at } = await run(one.name, one.row);
    expect(new Set(headersOf(at, 'support-tool'))).toEqual(new Set([one.row.isForSupport ? 'true' : undefined]));
  });

  it.each(table.filter(({ row }) => row.asks === 'as the person'))(
    'A-059 A-060 signa $name ends an expired impersonation as the support user',
    async ({ name, row }) => {
      const over = refused('IMPERSONATION_EXPIRED', 'The impersonation has ended');
      const exited = { ExitImpersonation: { data: { exitImpersonation: { wasOpen: true } } } };
      const answers = { ...Object.fromEntries(row.sends.map(([operation]) => [operation, over])), ...exited };
      const { exit, err, at } = await run(name, row, { session: asVet, answers });
      expect(err).toContain('The impersonation has ended');
      expect(exit).toBe(1);
      expect(at.stored()).toEqual(signedIn);
      const exits = at.requests.filter(({ body }) => body['operationName'] === 'ExitImpersonation');
      expect(exits.length).toBeGreaterThan(0);
      for (const { headers } of exits) expect(headers).not.toHaveProperty('impersonation');
    },
  );
});

describe('the help of every command', () => {
  /** Commands whose help ends with an example. */
  const withExamples = [
    ...[
      'roles',
      'tail',
      'why',
      'bundle',
      'timeline',
      'schema',
      'completion',
      'call show',
      'version',
      'locations search',
    ],
    ...['users search', 'audit list', 'pims diff', 'support open', 'clients search', 'requests waiting'],
  ];

  it.each([...commands].filter(([name]) => !name.startsWith('__')))('A-297 signa %s', async (name, command) => {
    const at = terminal();
    expect(await signa(at, ...name.split(' '), '--help')).toBe(0);
    const text = at.out.join('\n');
    expect(text).toContain(`Usage: signa ${name}`);
    expect(text).toContain(command.description().split(' ').slice(0, 4).join(' '));
    for (const { flags, description } of command.options) {
      expect(flags).toMatch(/^(-\w, )?--[a-z-]+( <[a-z]+(\.\.\.)?>| \[[a-z]+\])?$/);
      expect(text).toContain(flags);
      expect(description).toMatch(/ /);
    }
    for (const argument of command.registeredArguments) {
      expect(argument.name()).toMatch(/^[a-z -]+$/);
      expect(argument.description).toMatch(/ /);
    }
    expect(/\nExamples?:\n {2}signa /.test(text)).toBe(withExamples.includes(name));
  });
});
