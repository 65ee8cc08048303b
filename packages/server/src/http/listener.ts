import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { StartError } from '../start/start-error.js';
import { Failure } from '../failure/failure.js';
import { statusOfFailure } from '../failure/status.js';
import { answerJson } from './answer.js';
import { discardBody } from './discard-body.js';
import type { Handler } from './handler.js';
import { setRetryAfterError } from './retry-after.js';

export interface Listener {
  /** Address of the server from this machine. */
  readonly url: string;
  /** Every request gets 503 until this is called. */
  serve(handler: Handler): void;
  inFlight(): number;
  /** Accepts nothing new, lets running requests finish for a while, then closes. */
  close(): Promise<void>;
}

/** Timeouts in milliseconds after which a silent connection is closed. */
interface SocketTimeouts {
  /** From the first byte, or from connecting without one, to the end of the headers. */
  readonly headers: number;
  /** To the end of the body. */
  readonly request: number;
  /** Between two requests. */
  readonly idle: number;
  /** Without data in either direction; event streams send a heartbeat every 15 seconds. */
  readonly silence: number;
  /** Between two checks for expired connections. */
  readonly checkInterval: number;
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly onError: (error: unknown) => void;
  readonly timeouts?: SocketTimeouts;
}

/** Time for running requests to finish after a shutdown signal. */
const graceMs = 15_000;

/** Proxies keep connections open for up to a minute. */
const defaultTimeouts: SocketTimeouts = {
  headers: 10_000,
  request: 30_000,
  idle: 65_000,
  silence: 90_000,
  checkInterval: 2_000,
};

export async function listen({ host, port, onError, timeouts = defaultTimeouts }: ListenOptions): Promise<Listener> {
  let handler: Handler = (_request, response) => answerJson(response, 503, { error: 'The server is starting' });
  const running = new Set<ServerResponse>();
  const server = createServer({ connectionsCheckingInterval: timeouts.checkInterval }, (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    // Before Node drains the unread body, which it would do without a limit.
    response.once('prefinish', () => discardBody(request));
    Promise.resolve()
      .then(() => handler(request, response))
      .catch((error: unknown) => {
        onError(error);
        if (response.headersSent) return void response.destroy();
        setRetryAfterError(response, error);
        const message = error instanceof Failure ? error.message : 'Something went wrong on our side.';
        answerJson(response, statusOfFailure(error), { errors: [{ message }] });
      });
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.idle;
  server.timeout = timeouts.silence;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `Port ${port} of ${host} is in use. Set PORT to another port, or stop the program that uses it.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host === '127.0.0.1' || host === '::1' ? 'localhost' : host}:${bound}`,
    serve: (given) => void (handler = given),
    inFlight: () => running.size,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const response of running) response.shouldKeepAlive = false;
      server.closeIdleConnections();
      // Browsers preconnect; such a connection without a request does not count as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      const late = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(late);
    },
  };
}
