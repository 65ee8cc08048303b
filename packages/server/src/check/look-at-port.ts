import { createServer } from 'node:net';
import { type Finding, fault, ok } from './finding.js';
import type { Ask } from './ask.js';

/** Whether the server can listen where it is told to; one that serves there already is no fault. */
export async function lookAtPort(host: string, port: number, ask: Ask): Promise<Finding> {
  if (port === 0) return ok('port', 'any free one');
  const code = await tryToListen(host, port);
  if (code === null) return ok('port', `${port} of ${host} is free`);
  if (code === 'EADDRINUSE') {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/live`;
    const isOurs = await ask(url).then(
      ({ body }) => body.includes('"live"'),
      () => false,
    );
    return isOurs
      ? ok('port', `a server serves at ${port} of ${host}`)
      : fault(
          'port',
          `${port} of ${host} is in use by something else`,
          'Set PORT to another one, or stop what uses it.',
        );
  }
  const advice =
    code === 'EACCES'
      ? 'Ports below 1024 belong to the machine: set PORT to a higher one and let the proxy in front listen there.'
      : 'Set HOST to an address of this machine, or to 0.0.0.0 for all of them.';
  return fault('port', `${port} of ${host} cannot be listened at (${code})`, advice);
}

/** The code of the error, null where it can be. */
function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
