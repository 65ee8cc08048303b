import { printable } from '@signa/core/base';
import { StartError } from './start/start-error.js';

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

/** Runs a command and exits with its code, or 2 if it could not run. */
export async function runCommand([name = '', ...parameters]: readonly string[]): Promise<never> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = /^(?:help|--help|-h)$/.test(name);
    const told = isAsked ? usage() : `Unknown command: signa-server ${name}\n${usage()}`;
    (isAsked ? process.stdout : process.stderr).write(printable(told));
    return process.exit(isAsked ? 0 : 2);
  }
  try {
    const run = await command.load();
    return process.exit(await run(parameters));
  } catch (error) {
    const told = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${printable(String(told))}\n`);
    return process.exit(2);
  }
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { what }]) => `  ${name.padEnd(width)}  ${what}\n`);
  return `\nUsage:\n  signa-server            Start the server\n  signa-server <command>\n\nCommands:\n${lines.join('')}\nSettings are environment variables. See docs/operating.md.\n`;
}
