import { RolesDocument } from '@signa/core/contract/typed';
import type { Command } from 'commander';
import { callServer } from '../../api/call-server.js';
import { listOf } from '../../output/found.js';
import { type OutputOptions, printResult, withOutput } from '../../output/output.js';
import { flag, many, object, text } from '../../output/shape.js';
import { requireSupport } from '../../session/require-support.js';
import type { Toolbox } from '../../session/toolbox.js';

const rolesFound = listOf({
  id: text('ID'),
  name: text('Name'),
  canAuthorize: flag('Authorizes'),
  isActive: flag('Active'),
  modules: many(object({ name: text(), canView: flag(), canEdit: flag(), canDelete: flag() })),
});

interface Options extends OutputOptions {
  readonly filter?: string;
  readonly module?: readonly string[];
}

/** `signa roles`: roles with the modules they can view, edit, and delete in. */
export function addRoles(parent: Command, { io, file }: Toolbox): void {
  const list = async ({ filter, module: modules, ...options }: Options): Promise<void> => {
    const session = await requireSupport(io, file);
    const filters = { ...(filter !== undefined && { filter }), ...(modules && { modules: [...modules] }) };
    const { roles } = await callServer(io, file, session, RolesDocument, filters);
    const rows = roles.map(({ id, name, canAuthorize, isActive, rolesModules }) => ({
      id,
      name,
      canAuthorize,
      isActive,
      modules: rolesModules
        .filter((one) => one.isActive)
        .map(({ module, canView, canEdit, canDelete }) => ({ name: module.name, canView, canEdit, canDelete })),
    }));
    await printResult(io, options, rolesFound, rows);
  };
  withOutput(parent.command('roles').description('list the roles'), rolesFound)
    .option('--filter <text>', 'roles whose name contains this text')
    .option('--module <name...>', 'roles that can view all of these modules; run signa modules for the names')
    .addHelpText('after', '\nExample:\n  signa roles --jq ".[] | select(.canAuthorize) | .name"')
    .action(list);
}
