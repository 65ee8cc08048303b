import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../database/database.js';
import { sample } from '../../testing/sample-server.js';
import type { AdminCommand, Given } from '../owner/admin-command.js';
import { clientRecords } from './client/client-records.js';
import { recordCommands } from './import-command.js';
import { importInspect } from './inspect-command.js';
import { patientRecords } from './patient/patient-records.js';
import { importUndo } from './undo-command.js';

const commands: Readonly<Record<string, AdminCommand>> = {
  ...recordCommands(clientRecords),
  ...recordCommands(patientRecords),
  'import inspect': importInspect,
  'import undo': importUndo,
};

/** Files in a folder of their own, and the commands of an operator who moves a practice in. */
export interface MoveIn {
  readonly path: (name: string) => string;
  /** Copies a sample of packages/fixtures/data/move-in. */
  readonly sample: (name: string) => Promise<string>;
  readonly write: (name: string, content: string | Uint8Array) => Promise<string>;
  readonly read: (name: string) => Promise<string>;
  /** Changes a mapping file as a person would in an editor. */
  readonly edit: (name: string, replacements: readonly (readonly [string | RegExp, string])[]) => Promise<void>;
  /** Runs a command; its output, or 'refused: ' and the error. */
  readonly run: (command: string, names: readonly string[], flags?: Given['flags']) => Promise<string>;
  readonly dispose: () => Promise<void>;
}

const samples = fileURLToPath(new URL('../../../../fixtures/data/move-in/', import.meta.url));

export async function openMoveIn(database: Database): Promise<MoveIn> {
  const folder = await mkdtemp(join(tmpdir(), 'signa-move-in-'));
  const path = (name: string) => join(folder, name);
  const read = (name: string) => readFile(path(name), 'utf8');
  const write = async (name: string, content: string | Uint8Array) => {
    await writeFile(path(name), content);
    return path(name);
  };
  return {
    ...{ path, read, write },
    sample: async (name) => {
      await copyFile(join(samples, name), path(name));
      return path(name);
    },
    edit: async (name, replacements) => {
      const before = await read(name);
      const after = replacements.reduce((text, [from, to]) => text.replaceAll(from, to), before);
      if (after === before) throw new Error(`Nothing was replaced in ${name}`);
      await write(name, after);
    },
    run: async (command, names, flags = {}) => {
      const told: string[] = [];
      const location = command.endsWith(' import') ? { location: sample.wren } : {};
      try {
        const given = { names, flags: { ...location, ...flags } };
        await commands[command]?.serve?.(database, given, (line) => told.push(line));
        return told.join('\n').replaceAll(`${folder}/`, '');
      } catch (error) {
        return `refused: ${(error as Error).message}`.replaceAll(`${folder}/`, '');
      }
    },
    dispose: () => rm(folder, { recursive: true }),
  };
}
