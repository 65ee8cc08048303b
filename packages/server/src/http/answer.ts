import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Characters from which an answer is worth packing: a list is packed to a tenth, what fits into a few packets gains nothing. */
const worthPacking = 4_096;

const json = 'application/json; charset=utf-8';

/** Whether whoever asks takes an answer that is packed so: by gzip, or by Brotli. */
export const takes = (request: IncomingMessage, encoding: 'gzip' | 'br'): boolean =>
  new RegExp(`\\b${encoding}\\b`).test(request.headers['accept-encoding'] ?? '');

/** Answers JSON that nobody keeps. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  answerText(response, status, JSON.stringify(body), json);
}

/** The same for the text of an answer that may be long, packed for whoever takes it so. */
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
  // A text, unlike a buffer, leaves in one piece with the headers.
  response.end(text);
}
