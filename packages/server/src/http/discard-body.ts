import type { IncomingMessage } from 'node:http';

/** Bytes of an unread body that are taken off the wire, so that a caller who still sends gets to read the answer. */
const mostDiscarded = 1024 * 1024;
const mostMilliseconds = 5_000;

/**
 * Lets go of what was not read of a body that was answered already: nothing of it is kept. The connection lives on when
 * little was left, and ends when much or slowly comes after.
 */
export function discardBody(request: IncomingMessage): void {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || request.complete || request.destroyed) return;
  let left = mostDiscarded;
  const late = setTimeout(() => request.destroy(), mostMilliseconds).unref();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.once('close', () => clearTimeout(late));
  request.once('end', () => clearTimeout(late));
  request.resume();
}
