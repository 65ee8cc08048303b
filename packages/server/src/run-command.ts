import { printable } from '@signa/core/base';
import { reasonOf } from './start/reason-of.js';

type Run = (parameters: readonly string[]) => Promise<number>;

/** Commands of `signa-server` besides serving, each loaded on demand. */
const commands: Readonly<Record<string, { readonly what: string; readonly load: () => Promise<Run> }>> = {
  check: {
    what: 'Check whether a server with these settings can run',
    load: async () => (await import('./check/run-check.js')).runCheck,
  },
  admin: {
    what: 'Manage support users, pharmacies, feature flags, products, and imports; see signa-server admin help',
    load: async () => (await import('./admin/run-admin.js')).runAdmin,
  },
  migrate: {
    what: 'Migrate the database of DATABASE_OWNER_URL to the version of this server',
    load: async () => (await import('./database/run-migrate.js')).runMigrate,
  },
  'audit-verify': {
    what: 'Verify the audit chains',
    load: async () => (await import('./audit/run-audit-verify.js')).runAuditVerify,
  },
};

/** Runs a command and exits with its code. */
export async function runCommand(parameters: readonly string[]): Promise<never> {
  return process.exit(await exitCodeOf(parameters));
}

/** Runs a command and returns its exit code, which is 2 if it could not run; it then prints why. */
export async function exitCodeOf([name = '', ...parameters]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = /^(?:help|--help|-h)$/.test(name);
    const told = isAsked ? usage() : `Unknown command: signa-server ${name}\n${usage()}`;
    (isAsked ? process.stdout : process.stderr).write(printable(told));
    return isAsked ? 0 : 2;
  }
  try {
    const run = await command.load();
    return await run(parameters);
  } catch (error) {
    process.stderr.write(`${printable(reasonOf(error, process.env['LOG_LEVEL']))}\n`);
    return 2;
  }
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { what }]) => `  ${name.padEnd(width)}  ${what}\n`);
  return `\nUsage:\n  signa-server            Start the server\n  signa-server <command>\n\nCommands:\n${lines.join('')}\nSettings are environment variables. See docs/operating.md.\n`;
}
