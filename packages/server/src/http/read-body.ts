import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { maxBodyDepth } from '@signa/core/base';
import { isDeeperThan } from './nesting.js';

/** A body that is too large, of another type, unreadable, or incomplete. */
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
 * Reads a request's body completely.
 *
 * @param limit - in bytes; a body with a larger declared length is rejected before any of it is read
 * @throws BodyError
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLong = () => reject(new BodyError(413, `The body can have at most ${limit} bytes.`));
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
    request.on('aborted', () => reject(new BodyError(400, 'The request ended before its body was complete.')));
    request.on('error', reject);
  });
}

/**
 * Reads a JSON body. Its depth is counted in bytes before parsing, because each level costs whoever traverses it.
 *
 * @throws BodyError
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  requireType(request, 'application/json');
  return parseJson(await readBody(request, limit));
}

/** @throws BodyError 415 for a body of another type, or without one */
export function requireType({ headers }: IncomingMessage, type: string): void {
  const given = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (given !== type) throw new BodyError(415, `Send the body as ${type}.`);
}

/** @throws BodyError */
export function parseJson(bytes: Buffer): unknown {
  if (isDeeperThan(bytes, maxBodyDepth))
    throw new BodyError(400, `The body nests objects and lists deeper than ${maxBodyDepth} levels.`);
  try {
    if (isUtf8(bytes)) return JSON.parse(bytes.toString('utf8'));
  } catch {
    // Reported below with other invalid text.
  }
  throw new BodyError(400, 'The body is not JSON.');
}
