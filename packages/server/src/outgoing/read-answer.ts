import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingError } from './outgoing-error.js';

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/**
 * Reads a body to its end, decompressed. The limit counts bytes after decompression, chunk by chunk, so that neither an
 * endless body nor a small one that expands exhausts memory.
 *
 * @throws OutgoingError 'too-large' or 'unreadable'; the caller then destroys the connection
 */
export async function readAnswer(answer: IncomingMessage, host: string, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length']) > maxBytes) throw tooLarge(host, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded(answer, host) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(host, maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** More than one layer of compression is useful only for an attack. */
function decoded(answer: IncomingMessage, host: string): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return answer;
  if (!Object.hasOwn(decoders, encoding))
    throw new OutgoingError('unreadable', host, 'responded with a compression that Signa does not support');
  const decoder = decoders[encoding as keyof typeof decoders]();
  return pipeline(answer, decoder, () => undefined);
}

function tooLarge(host: string, maxBytes: number): OutgoingError {
  return new OutgoingError('too-large', host, `responded with more than ${Math.round(maxBytes / 1000)} kB`);
}
