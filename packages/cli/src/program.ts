import { Command, CommanderError } from 'commander';
import { addFeatures } from './command/access/features.js';
import { addModules } from './command/access/modules.js';
import { addRoles } from './command/access/roles.js';
import { addShortcuts } from './command/access/shortcuts.js';
import { addWhy } from './command/access/why.js';
import { addApi } from './command/api.js';
import { addEventsList } from './command/events/list.js';
import { addExit } from './command/impersonate/exit.js';
import { addStart } from './command/impersonate/start.js';
import { addStatus } from './command/impersonate/status.js';
import { addLocation } from './command/location/show.js';
import { addLocationSearch } from './command/location/search.js';
import { addLocationUser } from './command/location-user.js';
import { addLogin } from './command/login.js';
import { addLogout } from './command/logout.js';
import { addOrganization } from './command/organization/show.js';
import { addOrganizationSearch } from './command/organization/search.js';
import { addPimsRecords } from './command/pims/record.js';
import { addPimsSearch } from './command/pims/search.js';
import { addPimsStatus } from './command/pims/status.js';
import { addPimsSyncUsers } from './command/pims/sync-users.js';
import { addPimsUsers } from './command/pims/users.js';
import { addPrint } from './command/prescription/print.js';
import { addUser } from './command/user/show.js';
import { addUserSearch } from './command/user/search.js';
import { addWhoami } from './command/whoami.js';
import { addWriteback } from './command/writeback.js';
import { CommandError, type ExitCode, exitCodes } from './exit-code.js';
import type { Toolbox } from './toolbox.js';
import { version } from './version.js';

/** Adds a command to the one that stands above it. */
type Add = (parent: Command, toolbox: Toolbox) => void;

const alone: readonly Add[] = [
  addLogin,
  addLogout,
  addWhoami,
  addApi,
  addLocation,
  addOrganization,
  addUser,
  addRoles,
  addModules,
  addFeatures,
  addShortcuts,
  addWhy,
  addWriteback,
  addLocationUser,
];

/** Noun, what it is about, and its verbs. */
const groups: readonly (readonly [noun: string, what: string, verbs: readonly Add[]])[] = [
  ['locations', 'look up practices', [addLocationSearch]],
  ['organizations', 'look up organizations', [addOrganizationSearch]],
  ['users', 'look up people of practices', [addUserSearch]],
  ['events', 'what goes to pharmacies and practice systems', [addEventsList]],
  ['prescription', 'work with prescriptions', [addPrint]],
  [
    'pims',
    'look up clients, patients and people of a practice and of its PIMS',
    [addPimsSearch, addPimsRecords, addPimsStatus, addPimsUsers, addPimsSyncUsers],
  ],
  ['impersonate', 'work as somebody of a practice, for an hour at most', [addStart, addStatus, addExit]],
];

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

function program(toolbox: Toolbox): Command {
  const { io } = toolbox;
  const signa = new Command('signa')
    .description('The Signa support command line')
    .version(version, '--version', 'print the version')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help to read how it is used)')
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) });
  for (const add of alone) add(signa, toolbox);
  for (const [noun, what, verbs] of groups) {
    const group = signa.command(noun).description(what);
    for (const add of verbs) add(group, toolbox);
  }
  return signa;
}
