import { rename, writeFile } from 'node:fs/promises';
import { todayIn } from '@signa/core/base';
import {
  type AssignedColumns,
  assignColumns,
  continueMapping,
  type ImportKind,
  importKinds,
  kindsIn,
  openProfile,
  proposeMapping,
  readMapping,
  writtenColumns,
} from '@signa/core/pims';
import type { Database } from '../../database/database.js';
import { readCsvFile } from '../csv/csv-file.js';
import { encodingFlag, type FileFormat, readFileFormat } from '../csv/file-format.js';
import { fileSource } from '../csv/import-source.js';
import type { AdminCommand, Given } from '../owner/admin-command.js';
import { refused } from '../owner/refused.js';
import { breedMatching } from './breed-matching.js';
import { readHeader } from './file-header.js';
import { jsonOf } from './mapping-file.js';

const breedChoices = ['ask', 'add', 'leave-empty'] as const;

/** Proposes how a file of another system is imported, and writes the proposal for a person to check (A-590). */
export const importInspect: AdminCommand = {
  usage:
    '<file.csv> [--kind client|patient|prescription] [--mapping <file.json>] [--encoding <name>] [--accept-likely] [--other-breeds add|leave-empty]',
  what: 'Inspect a file of another system, and write a mapping file for each kind of records in it. An import takes it with --mapping. With --mapping here, what is missing is added to a mapping that you began',
  names: 1,
  flags: {
    kind: { type: 'string' },
    mapping: { type: 'string' },
    encoding: { type: 'string' },
    'accept-likely': { type: 'boolean' },
    'other-breeds': { type: 'string' },
  },
  serve: async (database, given, tell) => {
    const [path = ''] = given.names;
    const format = await readFileFormat(fileSource(path), {
      encoding: encodingFlag(given.flags['encoding']),
      separator: null,
    });
    tell(format.text);
    await inspect(database, { path, format, given, tell });
  },
};

interface Inspection {
  readonly path: string;
  readonly format: FileFormat;
  readonly given: Given;
  readonly tell: (line: string) => void;
}

async function inspect(database: Database, { path, format, given, tell }: Inspection): Promise<void> {
  const { names } = await readHeader(fileSource(path), format);
  const begun = await begunMapping(given);
  const kinds = begun === null ? (kindFlag(given) ?? kindsIn(names)) : [begun.kind];
  if (kinds.length === 0)
    refused(
      `The columns of ${path} are none of clients, patients, or prescriptions: ${names.join(', ')}. Name what it contains with --kind.`,
    );
  const written = begun === null ? null : writtenColumns(begun.kind, begun.json, names);
  const profile = await profileOf(path, format, names, written);
  const matchBreed = await database.read({ locationIds: [] }, breedMatching);
  for (const kind of kinds) {
    const { file, report } = proposeMapping(kind, profile, {
      ...{ encoding: format.encoding, separator: format.separator, matchBreed },
      today: todayIn('UTC', new Date().toISOString()),
      acceptsLikely: given.flags['accept-likely'] === true,
      others: breedFlag(given),
      ...(written === null ? {} : { assigned: written }),
    });
    const target = begun?.path ?? `${path.replace(/\.[^./\\]*$/, '')}.${kind}.mapping.json`;
    const mapping = begun === null ? file : continueMapping(begun.json, file, names);
    await (begun === null ? writeNew : replaceFile)(target, `${JSON.stringify(mapping, null, 2)}\n`);
    tell(`\n${profile.lines} lines as ${kind}s:`);
    for (const line of report) tell(line);
    const { questions } = readMapping(mapping);
    tell(
      questions.length === 0
        ? `Check ${target}, then run: signa-server admin ${kind} import ${path} --location <id> --mapping ${target} --dry-run`
        : `Decide ${questions.length === 1 ? '1 question' : `${questions.length} questions`} in ${target}, each marked with "?". Then run: signa-server admin ${kind} import ${path} --location <id> --mapping ${target} --dry-run`,
    );
  }
}

/** A mapping that a person began, which is completed in its place (A-601). */
async function begunMapping({ flags }: Given) {
  if (flags['mapping'] === undefined) return null;
  const path = String(flags['mapping']);
  const json = await jsonOf(path);
  const { mapping, faults } = readMapping(json);
  if (mapping === null)
    return refused([`${path} isn't a valid mapping:`, ...faults.map((what) => `  ${what}`)].join('\n'));
  return { path, kind: mapping.kind, json: json as Readonly<Record<string, unknown>> };
}

async function profileOf(path: string, format: FileFormat, names: readonly string[], written: AssignedColumns | null) {
  const { columns } = written ?? assignColumns('patient', names);
  const profile = openProfile(names, {
    species: columns.get('species') ?? null,
    breed: columns.get('breed') ?? null,
    client: (written ?? assignColumns('client', names)).columns.get('external_id') ?? null,
  });
  for await (const { values } of readCsvFile(fileSource(path), format, () => undefined)) profile.add(values);
  return profile.result();
}

function kindFlag({ flags }: Given): readonly ImportKind[] | null {
  const given = flags['kind'];
  if (given === undefined) return null;
  const known = importKinds.find((kind) => kind === given);
  return known ? [known] : refused(`Unknown kind '${String(given)}'. Use one of ${importKinds.join(', ')}.`);
}

function breedFlag({ flags }: Given): (typeof breedChoices)[number] {
  const given = flags['other-breeds'] ?? 'ask';
  return (
    breedChoices.find((choice) => choice === given) ??
    refused(`Unknown choice '${String(given)}' for --other-breeds. Use add or leave-empty.`)
  );
}

/** Replaces a file as a whole, so that an interruption leaves the old one. */
async function replaceFile(path: string, text: string): Promise<void> {
  const next = `${path}.new`;
  await writeNew(next, text);
  await rename(next, path);
}

/** A mapping that a person may have edited is never overwritten. */
async function writeNew(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    refused(
      isThere
        ? `${path} already exists. To add what is missing to it, run the command with --mapping ${path}. To begin again, delete or rename it.`
        : `Can't write ${path}: ${(error as Error).message}`,
    );
  }
}
