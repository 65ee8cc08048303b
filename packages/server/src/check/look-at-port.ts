import { createServer } from 'node:net';
import { type Finding, fault, ok } from './finding.js';
import type { Ask } from './ask.js';

/** Checks whether the server can listen on its port; a running Signa server there is not a fault. */
export async function checkPort(host: string, port: number, ask: Ask): Promise<Finding> {
  if (port === 0) return ok('port', 'any free port');
  const code = await tryToListen(host, port);
  if (code === null) return ok('port', `${port} of ${host} is free`);
  if (code === 'EADDRINUSE') {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/live`;
    const isOurs = await ask(url).then(
      ({ body }) => body.includes('"live"'),
      () => false,
    );
    return isOurs
      ? ok('port', `a Signa server is running on port ${port} of ${host}`)
      : fault(
          'port',
          `port ${port} of ${host} is in use by another program`,
          'Set PORT to another one, or stop what uses it.',
        );
  }
  const advice =
    code === 'EACCES'
      ? 'Ports below 1024 are privileged. Set PORT to a higher one and let a reverse proxy listen there.'
      : 'Set HOST to an address of this machine, or to 0.0.0.0 for all of them.';
  return fault('port', `can't listen on port ${port} of ${host} (${code})`, advice);
}

/** The error code, or null when it can listen. */
function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
