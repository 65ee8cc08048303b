import { ModulesDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { flag, many, maybe, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';

const modulesFound = listOf({
  id: text('ID'),
  name: text('Name'),
  label: text('Label'),
  link: maybe(text()),
  isNavigation: flag('In menu'),
  isActive: flag('Active'),
  parentModuleId: maybe(text()),
  roles: many(text()),
});

/** `signa modules`: the modules of the portal that roles grant permissions for. */
export function addModules(parent: Command, { io, file }: Toolbox): void {
  const list = async (options: OutputOptions): Promise<void> => {
    const session = await requireSupport(io, file);
    const { modules } = await callServer(io, file, session, ModulesDocument, {});
    const rows = modules.map(({ id, name, label, link, isNavigation, isActive, parentModuleId, rolesModules }) => ({
      id,
      name,
      label,
      link,
      isNavigation,
      isActive,
      parentModuleId,
      roles: rolesModules.filter((one) => one.isActive).map(({ roleId }) => roleId),
    }));
    await printResult(io, options, modulesFound, rows);
  };
  withOutput(parent.command('modules').description('list the modules'), modulesFound).action(list);
}
