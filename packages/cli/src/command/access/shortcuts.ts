import { ShortcutDocument } from '@signa/core/contract/typed';
import { type ShortcutType, shortcutTypes } from '@signa/core/practice';
import { type Command, Option } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { choice, flag, maybe, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';
import { readId } from '../read-id.js';

const shortcutsFound = listOf({
  id: text('ID'),
  type: choice(shortcutTypes, 'Type'),
  label: text('Label'),
  details: text('Details'),
  locationId: maybe(text()),
  isGlobal: flag(),
  isActive: flag('Active'),
});

interface Options extends OutputOptions {
  readonly location?: string;
  readonly type?: ShortcutType;
}

/** `signa shortcuts`: the shortcuts of one location or of all locations. */
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
    await printResult(io, options, shortcutsFound, rows);
  };
  withOutput(parent.command('shortcuts').description('list shortcuts'), shortcutsFound)
    .option('--location <id>', 'shortcuts of this location only', readId)
    .addOption(new Option('--type <type>', 'directions, note to pharmacy, or note to client').choices(shortcutTypes))
    .action(list);
}
