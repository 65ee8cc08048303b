import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { deepestBody } from '@signa/core/base';
import { isDeeperThan } from './nesting.js';

/** A body over the limit, of another type, one that cannot be read, or one that ended before it was whole. */
export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
    this.name = 'BodyError';
  }
}

/**
 * Reads a request's body whole.
 *
 * @param limit - in bytes; a body that says that it is longer is refused before any of it is read
 * @throws BodyError
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLong = () => reject(new BodyError(413, `A body may hold ${limit} bytes at most.`));
    if (Number(request.headers['content-length'] ?? 0) > limit) return tooLong();
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      request.removeAllListeners('data');
      chunks.length = 0;
      tooLong();
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('aborted', () => reject(new BodyError(400, 'The request ended before its body was whole.')));
    request.on('error', reject);
  });
}

/**
 * Reads a body that is JSON and nothing else. How deep it goes is counted in its bytes before it is parsed: each level
 * costs whoever walks over it.
 *
 * @throws BodyError
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  requireType(request, 'application/json');
  return parseJson(await readBody(request, limit));
}

/** @throws BodyError 415 for a body of another type, or of none */
export function requireType({ headers }: IncomingMessage, type: string): void {
  const given = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (given !== type) throw new BodyError(415, `Send the body as ${type}.`);
}

/** @throws BodyError */
export function parseJson(bytes: Buffer): unknown {
  if (isDeeperThan(bytes, deepestBody))
    throw new BodyError(400, `The body has more than ${deepestBody} objects and lists within one another.`);
  try {
    if (isUtf8(bytes)) return JSON.parse(bytes.toString('utf8'));
  } catch {
    // Told below, with what is no text at all.
  }
  throw new BodyError(400, 'The body is not JSON.');
}
