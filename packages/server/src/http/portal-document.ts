import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { takes } from './answer.js';

const end = '</body>';

/**
 * Answers the portal's document with its first content. What names the files leaves at once: they come while the
 * content is still read.
 *
 * @param page - the document as it was built
 * @param content - an element that goes to its end
 */
export async function answerDocument(
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
  content: Promise<string>,
): Promise<void> {
  const at = page.lastIndexOf(end);
  if (at < 0) throw new Error('The document of the portal has no end to put its content at');
  const isPacked = takes(request, 'gzip');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    // It names a person, and belongs to them alone.
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
