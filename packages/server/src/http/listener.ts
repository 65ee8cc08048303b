import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { StartError } from '../start/start-error.js';
import { Failure } from '../failure/failure.js';
import { statusOfFailure } from '../failure/status.js';
import { answerJson } from './answer.js';
import { discardBody } from './discard-body.js';
import type { Handler } from './handler.js';
import { sayWhenToRetryAfter } from './retry-after.js';

export interface Listener {
  /** How this machine reaches it. */
  readonly url: string;
  /** Until this is called everything is answered with 503. */
  serve(handler: Handler): void;
  inFlight(): number;
  /** Takes nothing new, lets what runs end for a while, then ends it. */
  close(): Promise<void>;
}

/** Milliseconds after which a connection ends that does not say what it should. */
interface SocketTimeouts {
  /** From the first byte, or from connecting where none comes, to the end of the headers. */
  readonly headers: number;
  /** To the end of the body. */
  readonly request: number;
  /** Between two requests. */
  readonly idle: number;
  /** While nothing is said by either side; a stream of events gives a sign of life every 15 seconds. */
  readonly silence: number;
  /** Between two looks at who is late. */
  readonly look: number;
}

interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly onError: (error: unknown) => void;
  readonly patience?: SocketTimeouts;
}

/** What runs when the server is told to end has this long. */
const graceMs = 15_000;

/** A proxy in front keeps connections for up to a minute. */
const usualPatience: SocketTimeouts = { headers: 10_000, request: 30_000, idle: 65_000, silence: 90_000, look: 2_000 };

export async function listen({ host, port, onError, patience = usualPatience }: ListenOptions): Promise<Listener> {
  let handler: Handler = (_request, response) => answerJson(response, 503, { error: 'The server is starting' });
  const running = new Set<ServerResponse>();
  const server = createServer({ connectionsCheckingInterval: patience.look }, (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    // Before Node looks after what was not read, which it would take in without an end.
    response.once('prefinish', () => discardBody(request));
    Promise.resolve()
      .then(() => handler(request, response))
      .catch((error: unknown) => {
        onError(error);
        if (response.headersSent) return void response.destroy();
        sayWhenToRetryAfter(response, error);
        const message = error instanceof Failure ? error.message : 'Something went wrong on our side.';
        answerJson(response, statusOfFailure(error), { errors: [{ message }] });
      });
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.headersTimeout = patience.headers;
  server.requestTimeout = patience.request;
  server.keepAliveTimeout = patience.idle;
  server.timeout = patience.silence;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} of ${host} is in use. Set PORT to another one, or stop what uses it.`)
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
      // A browser connects ahead of what it may ask; one that asked nothing yet does not count as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      const late = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(late);
    },
  };
}
