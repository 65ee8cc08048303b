import { ShortcutDocument } from '@signa/core/operation/typed';
import { type ShortcutType, shortcutTypes } from '@signa/core/practice';
import { type Command, Option } from 'commander';
import { callServer } from '../../api/call-server.js';
import { type OutputOptions, tell, withOutput } from '../../output/output.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../toolbox.js';
import { readId } from '../read-id.js';

const columns = { id: 'ID', type: 'Type', label: 'Label', details: 'Details', isActive: 'Active' };

interface Options extends OutputOptions {
  readonly location?: string;
  readonly type?: ShortcutType;
}

/** `signa shortcuts`: of a location, or those of every location. */
export function addShortcuts(parent: Command, { io, file }: Toolbox): void {
  const list = async ({ location, type, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const { shortcut } = await callServer(io, file, session, ShortcutDocument, {
      locationId: location ?? null,
      shortcutType: type ?? null,
    });
    const rows = shortcut.map(({ id, type: kind, label, details, locationId, isGlobal, isActive }) => ({
      id,
      type: kind,
      label,
      details,
      locationId,
      isGlobal,
      isActive,
    }));
    await tell(io, options, { list: { rows, columns } });
  };
  withOutput(parent.command('shortcuts').description('list shortcuts'))
    .option('--location <id>', 'those of one location', readId)
    .addOption(new Option('--type <type>', 'directions, note to pharmacy or note to client').choices(shortcutTypes))
    .action(list);
}
