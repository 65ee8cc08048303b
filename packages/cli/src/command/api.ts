import type { Command } from 'commander';
import type { OperationName } from '@signa/core/contract';
import { callServer } from '../api/call-server.js';
import { operationName } from '../api/operation-name.js';
import { operationList, operationsFound, operationUsage, usageFound } from '../api/operation-usage.js';
import { readVariables } from '../api/variables.js';
import { CommandError, exitCodes } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { anyRecord } from '../output/found.js';
import type { Row } from '../output/value.js';
import { type OutputOptions, printResult, withOutput } from '../output/output.js';
import { requireSession } from '../session/require-session.js';
import type { Session } from '../session/session.js';
import type { SessionFile } from '../session/session-file.js';
import type { Toolbox } from '../session/toolbox.js';

/** Data of any operation; its shape comes from the contract. */
const dataFound = anyRecord<Row>();

/** `signa api`. */
export function addApi(parent: Command, { io, file }: Toolbox): void {
  const command = parent
    .command('api')
    .description('run an operation of the contract as the signed-in user and print its data as JSON')
    .helpOption(false)
    .argument('[operation]', 'name of the operation, such as GetPrescription')
    .argument('[variables...]', 'name=value, such as id=12 or input.locationId=1')
    .option('--list', 'list every operation with its arguments', false)
    .option('-h, --help', 'show usage; after an operation, show its arguments', false);
  withOutput(command, operationsFound, usageFound, dataFound).action(
    async (text: string | undefined, variables: string[], options: ApiOptions) => {
      if (options.list) return printResult(io, options, operationsFound, operationList());
      if (text !== undefined && options.help)
        return printResult(io, options, usageFound, operationUsage(operationName(text)));
      if (options.help) return command.outputHelp();
      if (text === undefined)
        throw new CommandError(
          'Name an operation: signa api GetPrescription id=12. Run signa api --list to see them all.',
          exitCodes.usage,
        );
      return api(io, file, text, variables, options);
    },
  );
}

interface ApiOptions extends OutputOptions {
  readonly list: boolean;
  readonly help: boolean;
}

/** Runs any operation of the contract with the permissions of the signed-in user and prints its data as JSON. */
async function api(
  io: Io,
  file: SessionFile,
  operation: string,
  assignments: readonly string[],
  options: OutputOptions,
): Promise<void> {
  const name = operationName(operation);
  const variables = readVariables(name, assignments);
  const session = await requireSession(io, file);
  const data = await callServer(io, file, session, { operationName: name }, variables as never);
  await keepImpersonation(file, session, name, variables);
  await printResult(io, { ...options, json: options.json ?? true }, dataFound, data);
}

/** Later calls run as the impersonated user until the impersonation ends. */
async function keepImpersonation(
  file: SessionFile,
  session: Session,
  name: OperationName,
  variables: Record<string, unknown>,
): Promise<void> {
  if (name === 'StartImpersonation') await file.write({ ...session, impersonating: String(variables.username) });
  if (name === 'ExitImpersonation') await file.write({ ...session, impersonating: null });
}
