import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { takes } from './answer.js';

const end = '</body>';

/**
 * Sends the portal's document with its initial content. The head is sent at once, so that files load while the content
 * is being read.
 *
 * @param page - the built document
 * @param content - element to append to the document
 */
export async function answerDocument(
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
  content: Promise<string>,
): Promise<void> {
  const at = page.lastIndexOf(end);
  if (at < 0) throw new Error("The portal's document has no end tag to insert its content before");
  const isPacked = takes(request, 'gzip');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    // It names a user and must not be shared.
    'cache-control': 'no-store',
    vary: 'accept-encoding, cookie',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  });
  if (request.method === 'HEAD') return void response.end();
  const head = page.slice(0, at);
  const rest = async () => (await content) + page.slice(at);
  if (!isPacked) {
    response.write(head);
    response.end(await rest());
    return;
  }
  const packer = createGzip({ level: 4 });
  packer.pipe(response);
  response.once('close', () => packer.destroy());
  packer.write(head);
  packer.flush(constants.Z_SYNC_FLUSH);
  packer.end(await rest());
}
