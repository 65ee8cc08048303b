import { Command, CommanderError } from 'commander';
import { CommandError, errorLines, type ExitCode, exitCodes } from './process/exit-code.js';
import type { Io } from './process/io.js';
import type { Toolbox } from './session/toolbox.js';

/** Adds a command to its parent. */
type Add = (parent: Command, toolbox: Toolbox) => void;
type Load = () => Promise<Add>;

/** Top-level commands. Each is loaded on demand, because loading all of them would make the start too slow. */
const topLevelCommands: Readonly<Record<string, Load>> = {
  login: async () => (await import('./command/login.js')).addLogin,
  logout: async () => (await import('./command/logout.js')).addLogout,
  whoami: async () => (await import('./command/whoami.js')).addWhoami,
  api: async () => (await import('./command/api.js')).addApi,
  location: async () => (await import('./command/location/show.js')).addLocation,
  organization: async () => (await import('./command/organization/show.js')).addOrganization,
  user: async () => (await import('./command/user/show.js')).addUser,
  roles: async () => (await import('./command/access/roles.js')).addRoles,
  modules: async () => (await import('./command/access/modules.js')).addModules,
  features: async () => (await import('./command/access/features.js')).addFeatures,
  shortcuts: async () => (await import('./command/access/shortcuts.js')).addShortcuts,
  tail: async () => (await import('./command/tail/tail.js')).addTail,
  why: async () => (await import('./command/access/why.js')).addWhy,
  bundle: async () => (await import('./command/bundle.js')).addBundle,
  timeline: async () => (await import('./command/timeline.js')).addTimeline,
  writeback: async () => (await import('./command/writeback.js')).addWriteback,
  version: async () => (await import('./command/version.js')).addVersion,
  schema: async () => (await import('./command/schema.js')).addSchema,
  completion: async () => (await import('./command/completion.js')).addCompletion,
  'location-user': async () => (await import('./command/location-user.js')).addLocationUser,
};

interface Group {
  readonly what: string;
  readonly verbs: readonly Load[];
}

/** Commands with subcommands. */
const commandGroups: Readonly<Record<string, Group>> = {
  call: {
    what: 'show calls that the server refused',
    verbs: [async () => (await import('./command/call/show.js')).addCallShow],
  },
  locations: {
    what: 'look up locations',
    verbs: [async () => (await import('./command/location/search.js')).addLocationSearch],
  },
  organizations: {
    what: 'look up organizations',
    verbs: [async () => (await import('./command/organization/search.js')).addOrganizationSearch],
  },
  users: {
    what: 'look up users of locations',
    verbs: [async () => (await import('./command/user/search.js')).addUserSearch],
  },
  clients: {
    what: 'look up clients of practices',
    verbs: [async () => (await import('./command/client/search.js')).addClientSearch],
  },
  requests: {
    what: 'show where requests are waiting',
    verbs: [async () => (await import('./command/request/waiting.js')).addRequestsWaiting],
  },
  events: {
    what: 'show messages to pharmacies and practice systems',
    verbs: [
      async () => (await import('./command/events/list.js')).addEventsList,
      async () => (await import('./command/events/resend.js')).addEventsResend,
    ],
  },
  audit: {
    what: 'read and verify the audit of locations',
    verbs: [
      async () => (await import('./command/audit/list.js')).addAuditList,
      async () => (await import('./command/audit/verify.js')).addAuditVerify,
    ],
  },
  prescription: {
    what: 'work with prescriptions',
    verbs: [async () => (await import('./command/prescription/print.js')).addPrint],
  },
  pims: {
    what: 'look up clients, patients, and users of a practice and its PIMS',
    verbs: [
      async () => (await import('./command/pims/search.js')).addPimsSearch,
      async () => (await import('./command/pims/record.js')).addPimsRecords,
      async () => (await import('./command/pims/diff.js')).addPimsDiff,
      async () => (await import('./command/pims/status.js')).addPimsStatus,
      async () => (await import('./command/pims/users.js')).addPimsUsers,
      async () => (await import('./command/pims/sync-users.js')).addPimsSyncUsers,
    ],
  },
  support: {
    what: 'look up records of a practice for a reason that the practice can read',
    verbs: [async () => (await import('./command/support/open.js')).addSupportOpen],
  },
  impersonate: {
    what: 'impersonate a user of a practice, for one hour at most',
    verbs: [
      async () => (await import('./command/impersonate/start.js')).addStart,
      async () => (await import('./command/impersonate/status.js')).addStatus,
      async () => (await import('./command/impersonate/exit.js')).addExit,
    ],
  },
};

/** Runs one command line and returns its exit code; an error is printed to stderr once. */
export async function run(args: readonly string[], toolbox: Toolbox): Promise<ExitCode> {
  try {
    if (args[0] === '--version') {
      await (await import('./command/version.js')).printVersion(toolbox);
      return exitCodes.done;
    }
    const signa = canLoadAlone(args[0]) ? await programOf(toolbox, args[0]) : await wholeProgram(toolbox);
    await signa.parseAsync([...args], { from: 'user' });
    return exitCodes.done;
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    return await reportFailure(toolbox.io, cause);
  }
}

/** Prints why a command ended early and returns its exit code. */
export async function reportFailure(io: Io, cause: unknown): Promise<ExitCode> {
  for (const line of errorLines(cause)) io.err(line);
  // Loaded only here: a start doesn't need the contract.
  const { skewText } = await import('./api/server-version.js');
  const skew = skewText(io);
  if (skew !== null) io.err(skew);
  return cause instanceof CommandError ? cause.exitCode : exitCodes.failed;
}

/** Whether only this command needs loading; completion and schemas need all of them. */
const canLoadAlone = (asked: string | undefined): asked is string =>
  asked !== undefined &&
  asked !== 'schema' &&
  (Object.hasOwn(topLevelCommands, asked) || Object.hasOwn(commandGroups, asked));

/** The program with every command, for example for its help. */
export async function wholeProgram(toolbox: Toolbox): Promise<Command> {
  const signa = program(toolbox);
  (await import('./command/completion.js')).addComplete(signa, toolbox);
  for (const load of Object.values(topLevelCommands)) (await load())(signa, toolbox);
  for (const [noun, group] of Object.entries(commandGroups)) await addGroup(signa, toolbox, noun, group);
  return signa;
}

/** The program with only the requested command. */
async function programOf(toolbox: Toolbox, asked: string): Promise<Command> {
  const signa = program(toolbox);
  const [load, group] = [topLevelCommands[asked], commandGroups[asked]];
  if (load) (await load())(signa, toolbox);
  if (group) await addGroup(signa, toolbox, asked, group);
  return signa;
}

async function addGroup(signa: Command, toolbox: Toolbox, noun: string, { what, verbs }: Group): Promise<void> {
  const above = signa.command(noun).description(what);
  for (const load of verbs) (await load())(above, toolbox);
}

/** These options are read before the command line is parsed, so that they can be anywhere in it. */
const globalOptionsHelp = `
Options of every command:
  --server <address>  the Signa server, instead of SIGNA_SERVER or the one you are signed in to
  --profile <name>    a separate session, instead of SIGNA_PROFILE`;

function program({ io }: Toolbox): Command {
  return new Command('signa')
    .description('The Signa support command line')
    .option('--version', 'print the versions of the command line and the server')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for usage)')
    .enablePositionalOptions()
    .addHelpText('afterAll', globalOptionsHelp)
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: (text) => io.err(text.trimEnd()) });
}
