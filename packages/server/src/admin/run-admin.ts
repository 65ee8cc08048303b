import { parseArgs } from 'node:util';
import { printable, unsafeIssue } from '@signa/core/base';
import { StartError } from '../start/start-error.js';
import type { AdminCommand, Given } from './owner/admin-command.js';
import { breedAdd, breedAddFrom, breedList } from './command/breed.js';
import { featureList, featureSet } from './command/feature.js';
import { listLoad } from './command/list.js';
import { knowledgeActivate, knowledgeRollback } from './knowledge/activate.js';
import { knowledgeDiff } from './knowledge/diff.js';
import { knowledgeCheck, knowledgeImport } from './knowledge/import.js';
import { knowledgeList } from './knowledge/list.js';
import { knowledgeReplay } from './knowledge/replay.js';
import { clientRecords } from './import/client/client-records.js';
import { recordCommands } from './import/import-command.js';
import { importInspect } from './import/inspect-command.js';
import { patientRecords } from './import/patient/patient-records.js';
import { prescriptionRecords } from './import/prescription/prescription-records.js';
import { practiceExport } from './export/export-practice.js';
import { importList, importUndo } from './import/undo-command.js';
import { asOwner } from './owner/owner-work.js';
import { asServing } from './owner/serving.js';
import { pharmacyList, pharmacySet } from './command/pharmacy.js';
import { productColumnList, productImport, productTemplate } from './product/product.js';
import { supportList, supportRemove, supportSet } from './command/support-user.js';

const commands: Readonly<Record<string, AdminCommand>> = {
  'support list': supportList,
  'support set': supportSet,
  'support remove': supportRemove,
  'pharmacy list': pharmacyList,
  'pharmacy set': pharmacySet,
  'feature list': featureList,
  'feature set': featureSet,
  'knowledge check': knowledgeCheck,
  'knowledge import': knowledgeImport,
  'knowledge list': knowledgeList,
  'knowledge diff': knowledgeDiff,
  'knowledge replay': knowledgeReplay,
  'knowledge activate': knowledgeActivate,
  'knowledge rollback': knowledgeRollback,
  'list load': listLoad,
  'breed list': breedList,
  'breed add': breedAdd,
  'breed add-from': breedAddFrom,
  'product template': productTemplate,
  'product columns': productColumnList,
  'product import': productImport,
  ...recordCommands(clientRecords),
  ...recordCommands(patientRecords),
  ...recordCommands(prescriptionRecords),
  export: practiceExport,
  'import inspect': importInspect,
  'import list': importList,
  'import undo': importUndo,
};

/**
 * `signa-server admin <noun> <verb>`: operator commands for what the portal does not allow.
 *
 * @returns the exit code: 2 for an unknown command
 * @throws StartError with what to do instead
 */
export async function runAdmin(parameters: readonly string[]): Promise<number> {
  const [noun = 'help', ...behind] = parameters;
  if (/^(?:help|--help|-h)$/.test(noun)) return print(usage());
  // Some commands have no verb, such as export.
  const [verb = '', ...rest] = Object.hasOwn(commands, noun) ? ['', ...behind] : behind;
  const name = `${noun} ${verb}`.trim();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartError(`Unknown command: signa-server admin ${name}\n\n${usage()}`);
  if (rest.includes('--help')) return print(`${lineOf(name, command)}\n`);
  const given = readGiven(name, command, rest);
  if (command.text) return print(command.text());
  if (command.check) return print(textOf(await command.check(given)));
  const { serve } = command;
  if (serve) {
    await asServing(process.env, (database) => serve(database, given, (line) => print(`${line}\n`)));
    return 0;
  }
  const lines = await asOwner(process.env, async (owner) => (await command.run?.(owner, given)) ?? { lines: [] });
  return print(textOf(lines));
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

function readGiven(name: string, command: AdminCommand, args: string[]): Given {
  try {
    const { positionals: names, values } = parseArgs({ args, options: command.flags ?? {}, allowPositionals: true });
    if (names.length !== command.names) throw new TypeError(`Expected ${command.names} arguments, got ${names.length}`);
    requireSafe([...names, ...Object.values(values)]);
    return { names, flags: values as Given['flags'] };
  } catch (error) {
    throw new StartError(`${(error as Error).message}\nUsage: signa-server admin ${name} ${command.usage}`);
  }
}

/** @throws TypeError for characters that would affect surrounding text once stored */
function requireSafe(values: readonly unknown[]): void {
  const [issue] = values.flatMap((value) => (typeof value === 'string' ? (unsafeIssue(value, '') ?? []) : []));
  if (issue) throw new TypeError(issue.message);
}

function print(text: string): number {
  process.stdout.write(printable(text));
  return 0;
}

const lineOf = (name: string, { usage: behind, what }: AdminCommand) =>
  `  signa-server admin ${name} ${behind}`.trimEnd() + `\n      ${what}`;

const usage = () =>
  [
    'Manage a Signa installation. Everything else is done in the portal.',
    ...Object.entries(commands).map(([name, command]) => lineOf(name, command)),
    'Commands use the database of DATABASE_OWNER_URL, or the data folder while no server is running. See docs/setting-up.md.',
    '',
  ].join('\n');
