import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
