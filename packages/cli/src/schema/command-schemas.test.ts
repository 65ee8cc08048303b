import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OperationName } from '@signa/core/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Command } from 'commander';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { listOf, recordOf } from '../output/found.js';
import { printResult, withOutput } from '../output/output.js';
import { maybe, text } from '../output/shape.js';
import { wholeProgram } from '../program.js';
import { anyAnswer, type Draw, type Fullness } from '../testing/any-answer.js';
import { json, signa, supportAt } from '../testing/support.js';
import { refused, signedIn, type Terminal, terminal } from '../testing/terminal.js';
import { answerSchema } from './answer-schema.js';
import { commandSchemas } from './command-schemas.js';

const folder = mkdtempSync(join(tmpdir(), 'signa-schemas-'));
const printout = join(folder, 'paper.pdf');
afterAll(() => rmSync(folder, { recursive: true }));

/** The arguments of each command: a line for each kind of output. */
const lines: Readonly<Record<string, readonly string[]>> = {
  whoami: [''],
  version: [''],
  api: ['Roles', '--list', 'UpdateLocationUser --help'],
  location: ['1'],
  organization: ['4'],
  user: ['70', 'vet@signa.test'],
  roles: [''],
  modules: [''],
  features: ['--location 1', '--location 1 --feature oobo'],
  shortcuts: [''],
  why: ['vet@signa.test AddPrescription', 'vet@signa.test DeclinePrescription 12', 'me GetAudit --location 1'],
  timeline: ['prescription 26-105430'],
  bundle: ['12', 'K7QX-2M9R-4DTB'],
  'call show': ['K7QX-2M9R-4DTB'],
  'writeback on': ['--location 1 --yes', '--location 1 --dry-run'],
  'writeback off': ['--location 1 --yes', '--location 1 --dry-run'],
  'location-user activate': ['7 --yes', '7 --dry-run'],
  'location-user deactivate': ['7 --yes', '7 --dry-run'],
  'locations search': ['wren'],
  'organizations search': ['wren'],
  'users search': ['okafor', 'okafor --location 1'],
  'clients search': ['kobayashi --reason 4711'],
  'requests waiting': ['', '--location 1'],
  'events list': [''],
  'events resend': ['7 --location 1 --yes', '7 --location 1 --dry-run'],
  tail: ['--location 1 --lines 1'],
  'audit list': ['--location 1'],
  'audit verify': ['--location 1 2'],
  'prescription print': ['12 --force --output PAPER'],
  'pims search': ['--location 1 --last-name marsh'],
  'pims client': ['1 --location 1'],
  'pims patient': ['1 --location 1'],
  'pims diff': ['12 --all'],
  'pims status': ['--location 1'],
  'pims users': ['ines --location 1', '280 --location 1'],
  'pims sync-users': ['--location 1 --yes', '--location 1 --dry-run'],
  'impersonate start': ['vet@signa.test --reason 4711'],
  'impersonate status': [''],
  'support open': ['--location 1 --reason 4711'],
};

const published = commandSchemas(await wholeProgram(terminal() as never));
const path = (command: string) =>
  fileURLToPath(new URL(`../../schemas/${command.replaceAll(' ', '-')}.json`, import.meta.url));
const ajv = () => new Ajv2020({ allowUnionTypes: true, validateFormats: false });

/** A terminal whose server returns arbitrary data that the contract allows. */
function answeredAnyhow(draw: Draw, fullness: Fullness): Terminal {
  const at = terminal({ session: signedIn });
  const answer: typeof fetch = (_address, init) => {
    if (init?.body === undefined)
      return Promise.resolve(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    // The change stream stays silent.
    if (String(init.body).includes('"LocationChanged"'))
      return Promise.resolve(Response.json(refused('FORBIDDEN', 'No permission')));
    const call = JSON.parse(String(init.body)) as { operationName: OperationName; variables: object };
    return Promise.resolve(Response.json({ data: anyAnswer(draw, call.operationName, call.variables, fullness) }));
  };
  return { ...at, io: { ...at.io, fetch: answer } };
}

describe('the published schemas', () => {
  it.each([...published])('A-313 match the output of signa %s', (command, schema) => {
    expect(JSON.parse(readFileSync(path(command), 'utf8'))).toEqual(schema);
  });

  it('A-313 cover each command, and each has a file', () => {
    for (const command of published.keys()) {
      expect(lines, `Say in ${import.meta.url} how signa ${command} is called`).toHaveProperty([command]);
      expect(existsSync(path(command)), `signa ${command} has no published schema: run npm run generate`).toBe(true);
    }
    expect(Object.keys(lines).filter((command) => !published.has(command))).toEqual([]);
  });

  it.each([...published.keys()].flatMap((command) => (lines[command] ?? []).map((line) => ({ command, line }))))(
    'A-313 signa $command $line prints what its schema declares, for any server answer',
    async ({ command, line }) => {
      const isValid = ajv().compile(JSON.parse(readFileSync(path(command), 'utf8')) as object);
      const check = async (draw: Draw, fullness: Fullness): Promise<number> => {
        const at = answeredAnyhow(draw, fullness);
        await signa(
          at,
          ...command.split(' '),
          ...line
            .replace('PAPER', printout)
            .split(' ')
            .filter((word) => word !== ''),
          '--json',
        );
        const lines = command === 'tail' ? at.out : [at.out.join('\n')].filter((text) => text !== '');
        for (const text of lines) expect(isValid(JSON.parse(text)), JSON.stringify(isValid.errors)).toBe(true);
        return at.out.length;
      };
      await fc.assert(
        fc.asyncProperty(fc.gen(), async (draw) => {
          expect(await check(draw, 'full')).toBe(1);
        }),
        { numRuns: 1 },
      );
      await fc.assert(
        fc.asyncProperty(fc.gen(), async (draw) => {
          await check(draw, 'any');
        }),
        { numRuns: 5 },
      );
    },
  );

  it.each(['GetPersonAccess', 'GetLocationClient', 'GetPrescription', 'Roles', 'GetAlertFigures'] as const)(
    'A-313 describe the data of %s as GraphQL returns it',
    (name) => {
      const isValid = ajv().compile(answerSchema(name));
      const variables = { id: '1', locationUserId: '1', locationId: '1', from: '2026-11-01', to: '2026-11-20' };
      fc.assert(
        fc.property(fc.gen(), (draw) => {
          expect(isValid(anyAnswer(draw, name, variables, 'any')), JSON.stringify(isValid.errors)).toBe(true);
        }),
        { numRuns: 5 },
      );
    },
  );
});

describe('a command without a schema', () => {
  const command = () => new Command('signa').command('timeline');

  it('A-313 is rejected with instructions', () => {
    const signaWithIt = new Command('signa');
    signaWithIt.addCommand(command());
    expect(() => commandSchemas(signaWithIt)).toThrow(
      /signa timeline has no JSON schema\. Declare its output once[\s\S]*npm run generate/,
    );
  });

  it('A-313 prints nothing that its schema does not declare', async () => {
    const at = supportAt({});
    const found = listOf({ id: text('ID'), name: maybe(text()) });
    await printResult(at.io, { json: true }, found, [
      { id: '1', name: null, secret: 'x' } as { id: string; name: null },
    ]);
    expect(json(at)).toEqual([{ id: '1', name: null }]);
    const signaWithIt = new Command('signa');
    withOutput(signaWithIt.command('other'), recordOf({ id: text() }));
    expect(commandSchemas(signaWithIt).get('other')).toMatchObject({ required: ['id'], additionalProperties: false });
  });
});

describe('signa schema', () => {
  it('A-313 prints the published schema of a command, of every command, and of the data of an operation', async () => {
    const one = supportAt({});
    expect(await signa(one, 'schema', 'locations', 'search')).toBe(0);
    expect(json(one)).toEqual(JSON.parse(readFileSync(path('locations search'), 'utf8')));
    expect(one.requests).toEqual([]);
    const all = supportAt({});
    await signa(all, 'schema');
    expect(Object.keys(json(all) as object)).toEqual([...published.keys()]);
    const operation = supportAt({});
    await signa(operation, 'schema', 'api', 'GetSupportUser');
    expect(json(operation)).toMatchObject({
      properties: {
        supportUser: { type: ['object', 'null'], properties: { inAdminSupportGroup: { type: 'boolean' } } },
      },
    });
  });

  it('A-313 rejects a command without JSON output with exit code 2, and lists those that have it', async () => {
    for (const words of [['login'], ['rols'], ['locations'], ['api', 'Rols']]) {
      const at = supportAt({});
      expect(await signa(at, 'schema', ...words)).toBe(2);
      expect(at.err.join()).toMatch(/locations search|no operation/);
    }
  });

  it('A-313 A-297 names the fields of an empty list, too', async () => {
    const at = supportAt({ Locations: { data: { locations: [] } }, LocationCount: { data: { locationCount: 0 } } });
    expect(await signa(at, 'locations', 'search', 'wren', '--json', 'pharmacy')).toBe(0);
    expect(json(at)).toEqual([]);
  });
});
