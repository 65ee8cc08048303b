import type { IncomingMessage } from 'node:http';

/** Bytes of an unread body to drain, so that a client that is still sending gets to read the response. */
const mostDiscarded = 1024 * 1024;
const mostMilliseconds = 5_000;

/**
 * Discards the unread rest of a body after the response. The connection is kept alive if little was left, and closed if
 * much or slow data follows.
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
