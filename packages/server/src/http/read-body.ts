import type { IncomingMessage } from 'node:http';

/** A body over the limit, or one that ended before it was whole. */
export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
    this.name = 'BodyError';
  }
}

/** Reads a request's body whole. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      request.removeAllListeners('data');
      request.resume();
      reject(new BodyError(413, `A body may hold ${limit} bytes at most.`));
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on('aborted', () => reject(new BodyError(400, 'The request ended before its body was whole.')));
    request.on('error', reject);
  });
}
