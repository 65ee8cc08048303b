import { printable } from '@signa/core/base';
import { StartError } from './start/start-error.js';

type Run = (parameters: readonly string[]) => Promise<number>;

/** What `signa-server` does beside serving; each is loaded when it is asked for. */
const commands: Readonly<Record<string, { readonly what: string; readonly load: () => Promise<Run> }>> = {
  check: {
    what: 'looks whether a server of these settings can serve, and says what to do',
    load: async () => (await import('./check/run-check.js')).runCheck,
  },
  admin: {
    what: 'adds support users, pharmacies, features, lists, products and records of a practice: see signa-server admin help',
    load: async () => (await import('./admin/run-admin.js')).runAdmin,
  },
  migrate: {
    what: 'brings the database of DATABASE_OWNER_URL to the version of this server',
    load: async () => (await import('./database/run-migrate.js')).runMigrate,
  },
  'audit-verify': {
    what: 'verifies the audit chains',
    load: async () => (await import('./audit/run-audit-verify.js')).runAuditVerify,
  },
};

/** Runs a command and ends the process with its exit code, 2 where it could not do its work. */
export async function runCommand([name = '', ...parameters]: readonly string[]): Promise<never> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const isAsked = /^(?:help|--help|-h)$/.test(name);
    const told = isAsked ? usage() : `signa-server knows no ${name}.\n${usage()}`;
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
  return `\nsigna-server          serves, as the environment configures it\nsigna-server <command>\n${lines.join('')}\nEverything is configured from the environment: docs/operating.md.\n`;
}
