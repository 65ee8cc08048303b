import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import { takesGzip } from './answer.js';

/** Where the portal draws; it takes away what stands there. */
const place = '<div id="root"></div>';
const opened = place.replace('</div>', '');

/**
 * Answers a page with its first content. What the browser needs for it leaves at once: its files come while the content
 * is drawn.
 *
 * @param page - the document of the portal
 * @param content - null leaves the page as it is
 */
export async function answerDrawnPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
  content: () => Promise<string | null>,
): Promise<void> {
  const at = page.indexOf(place);
  if (at < 0) throw new Error('The document of the portal has no place to draw at');
  const isPacked = takesGzip(request);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    // It names people, and belongs to one of them.
    'cache-control': 'no-store',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  });
  const head = page.slice(0, at) + opened;
  const rest = async () => ((await content()) ?? '') + page.slice(at + opened.length);
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
