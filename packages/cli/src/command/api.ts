import type { Command } from 'commander';
import { mutationNames, type OperationName, queryNames } from '@signa/core/operation';
import { callServer } from '../api/call-server.js';
import { operationName } from '../api/operation-name.js';
import { readVariables } from '../api/variables.js';
import { CommandError, exitCodes } from '../exit-code.js';
import { jsonText } from '../format/json.js';
import type { Io } from '../io.js';
import { requireSession } from '../session/require-session.js';
import type { Session } from '../session/session.js';
import type { SessionFile } from '../session/session-file.js';
import type { Toolbox } from '../toolbox.js';

/** `signa api`. */
export function addApi(parent: Command, { io, file }: Toolbox): void {
  parent
    .command('api')
    .description('run an operation of the contract as whoever signed in, and print its data as JSON')
    .argument('[operation]', 'name of the operation, such as GetPrescription')
    .argument('[variables...]', 'name=value, such as id=12 or input.locationId=1')
    .option('--list', 'name every operation', false)
    .action(async (operation: string | undefined, variables: string[], options: { list: boolean }) => {
      if (options.list) return listOperations(io);
      if (!operation)
        throw new CommandError(
          'Name an operation: signa api GetPrescription id=12. signa api --list names them all.',
          exitCodes.usage,
        );
      return api(io, file, operation, variables);
    });
}

/** Runs any operation of the contract as whoever signed in, with exactly their permissions, and prints its data as JSON. */
async function api(io: Io, file: SessionFile, operation: string, assignments: readonly string[]): Promise<void> {
  const name = operationName(operation);
  const variables = readVariables(name, assignments);
  const session = await requireSession(io, file);
  const data = await callServer(io, file, session, { operationName: name }, variables as never);
  await keepImpersonation(file, session, name, variables);
  io.out(jsonText(data));
}

/** Later calls run as the target until the impersonation is closed. */
async function keepImpersonation(
  file: SessionFile,
  session: Session,
  name: OperationName,
  variables: Record<string, unknown>,
): Promise<void> {
  if (name === 'StartImpersonation') await file.write({ ...session, impersonating: String(variables.username) });
  if (name === 'ExitImpersonation') await file.write({ ...session, impersonating: null });
}

/** Every operation of the contract, one a line. */
function listOperations(io: Io): void {
  for (const name of [...queryNames, ...mutationNames].sort()) io.out(name);
}
