import { Command, CommanderError } from 'commander';
import { api, listOperations } from './command/api.js';
import { exitImpersonation } from './command/impersonate/exit.js';
import { type StartOptions, startImpersonating } from './command/impersonate/start.js';
import { showImpersonation } from './command/impersonate/status.js';
import { login } from './command/login.js';
import { logout } from './command/logout.js';
import { type PimsRecordOptions, showPimsClient, showPimsPatient } from './command/pims/record.js';
import { type PimsSearchOptions, searchPims } from './command/pims/search.js';
import { type PrintOptions, printPrescription } from './command/prescription/print.js';
import { whoami } from './command/whoami.js';
import { CommandError, type ExitCode, exitCodes } from './exit-code.js';
import type { Io } from './io.js';
import type { SessionFile } from './session/session-file.js';

export interface Toolbox {
  readonly io: Io;
  readonly file: SessionFile;
  /** Address of the server when `--server` is not given. */
  readonly defaultServer: string;
}

/** Runs one command line and answers its exit code; errors go to stderr once. */
export async function run(args: readonly string[], toolbox: Toolbox): Promise<ExitCode> {
  try {
    await program(toolbox).parseAsync([...args], { from: 'user' });
    return exitCodes.done;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    toolbox.io.err(cause instanceof Error ? cause.message : String(cause));
    return cause instanceof CommandError ? cause.exitCode : exitCodes.failed;
  }
}

function program({ io, file, defaultServer }: Toolbox): Command {
  const signa = new Command('signa')
    .description('The Signa support command line')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) });
  signa
    .command('login')
    .description('sign in with the browser, with a code on another device, or with a token from stdin')
    .option('--server <address>', 'address of the Signa server', defaultServer)
    .option('--device', 'show a code to enter on another device', false)
    .option('--with-token', 'read an access token from stdin', false)
    .action((options: { server: string; device: boolean; withToken: boolean }) => login(io, file, options));
  signa
    .command('logout')
    .description('sign out and forget the session')
    .action(() => logout(io, file));
  signa
    .command('whoami')
    .description('tell who is signed in')
    .option('--json', 'print JSON', false)
    .action((options: { json: boolean }) => whoami(io, file, options));
  signa
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
  signa
    .command('prescription')
    .description('work with prescriptions')
    .command('print')
    .description(
      'record a printing, the first as the original and each later one as a reprint, and write its paper to a PDF',
    )
    .argument('<id>', 'id of the prescription')
    .option('--output <file>', 'where the PDF goes (default: prescription-<id>.pdf)')
    .option('--force', 'replace a file that is there already', false)
    .option('--key <key>', 'the same printing again, under the key that a failed try named; it is recorded once')
    .option('--json', 'print JSON', false)
    .action((id: string, options: PrintOptions) => printPrescription(io, file, id, options));
  addPims(signa, io, file);
  addImpersonate(signa, io, file);
  return signa;
}

/** The lookup of support on both sides; it only reads (C-129 to C-131). */
function addPims(signa: Command, io: Io, file: SessionFile): void {
  const pims = signa.command('pims').description('look up clients and patients of a practice and of its PIMS');
  const location = ['--location <id>', 'the location whose account is asked'] as const;
  pims
    .command('search')
    .description('search clients by what is given, active or not')
    .requiredOption(...location)
    .option('--first-name <text>', 'part of the first name')
    .option('--last-name <text>', 'part of the last name')
    .option('--email <text>', 'part of the e-mail')
    .option('--patient-name <text>', 'part of the name of a patient')
    .option('--json', 'print JSON', false)
    .action((options: PimsSearchOptions) => searchPims(io, file, options));
  pims
    .command('client')
    .description('show a client by PIMS ID, under BITWERX by the provider id')
    .argument('<id>', 'PIMS ID')
    .requiredOption(...location)
    .option('--json', 'print JSON', false)
    .action((id: string, options: PimsRecordOptions) => showPimsClient(io, file, id, options));
  pims
    .command('patient')
    .description('show a patient by PIMS ID, under BITWERX by the provider id')
    .argument('<id>', 'PIMS ID')
    .requiredOption(...location)
    .option('--json', 'print JSON', false)
    .action((id: string, options: PimsRecordOptions) => showPimsPatient(io, file, id, options));
}

/** Work as somebody of a practice. */
function addImpersonate(signa: Command, io: Io, file: SessionFile): void {
  const impersonate = signa.command('impersonate').description('work as somebody of a practice, for an hour at most');
  impersonate
    .command('start')
    .description('begin, only looking; the practice reads the reason')
    .argument('<username>', 'e-mail address of the person')
    .requiredOption('--reason <text>', 'the number of a ticket, or a few words')
    .option('--json', 'print JSON', false)
    .action((username: string, options: StartOptions) => startImpersonating(io, file, username, options));
  impersonate
    .command('status')
    .description('tell as whom you work, and until when')
    .option('--json', 'print JSON', false)
    .action((options: { json: boolean }) => showImpersonation(io, file, options));
  impersonate
    .command('exit')
    .description('end it, and work as yourself again')
    .action(() => exitImpersonation(io, file));
}
