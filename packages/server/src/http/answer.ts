import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/**
 * Length from which a response is compressed: a list shrinks to a tenth, while a response of a few packets gains
 * nothing.
 */
const worthPacking = 4_096;

const json = 'application/json; charset=utf-8';

/** Whether the client accepts this encoding: gzip or Brotli. */
export const takes = (request: IncomingMessage, encoding: 'gzip' | 'br'): boolean =>
  new RegExp(`\\b${encoding}\\b`).test(request.headers['accept-encoding'] ?? '');

/** Sends JSON that must not be cached. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  answerText(response, status, JSON.stringify(body), json);
}

/** Same as above for serialized text that can be long, compressed if the client accepts it. */
export async function answerLongJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
): Promise<void> {
  if (text.length < worthPacking || !takes(request, 'gzip')) return answerText(response, status, text, json);
  const packed = await compress(text, { level: 1 });
  response.writeHead(status, {
    'content-type': json,
    'content-length': packed.length,
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
  });
  response.end(packed);
}

export function answerText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  // A string, unlike a buffer, is sent in one piece with the headers.
  response.end(text);
}
