import { printable } from '@signa/core/base';
import type { OpenFreeQueries } from './api/free-queries.js';
import { type App, startApp } from './app.js';
import { openLog } from './observe/log.js';
import { openTracing } from './observe/open-tracing.js';
import type { Config } from './start/config.js';
import { reasonOf } from './start/reason-of.js';

/**
 * Serves as configured until the process is asked to end, and prints why when it cannot.
 *
 * @param openFreeQueries - only the development program answers free queries
 */
export function serve(readConfiguration: () => Config, openFreeQueries: OpenFreeQueries | null = null): void {
  run(readConfiguration, openFreeQueries).catch((error: unknown) => {
    process.stderr.write(`${printable(reasonOf(error, process.env['LOG_LEVEL']))}\n`);
    process.exit(1);
  });
}

async function run(readConfiguration: () => Config, openFreeQueries: OpenFreeQueries | null): Promise<void> {
  const config = readConfiguration();
  const log = openLog(config.logLevel);
  // The job queue has shorter timeouts than its queries: a briefly unavailable database must not end the server.
  process.on('unhandledRejection', (error) => log.error({ error }, 'an unhandled rejection'));
  const tracing = await openTracing(log);
  const clock = { now: () => new Date().toISOString() };
  const app = await startApp({ config, log, clock, tracing, openFreeQueries });
  if (app.password === null) log.info({ url: app.url }, 'ready');
  else process.stdout.write(welcome(app, app.password));
  const end = (signal: NodeJS.Signals): void => {
    process.once(signal, () => process.exit(1));
    log.info({ signal }, 'ending');
    const stopped = app.stop().then(() => tracing.stop());
    stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'the shutdown failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}

function welcome({ url, signIns }: App, password: string): string {
  const width = Math.max(...signIns.map(({ email }) => email.length));
  const people = signIns.map(({ email, purpose }) => `  ${email.padEnd(width)}  ${purpose}\n`).join('');
  return `\nSigna is ready: ${url}\n\nSign in with the password '${password}' as\n${people}\n`;
}
