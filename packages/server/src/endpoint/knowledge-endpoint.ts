import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database } from '../database/database.js';
import { answerJson, takes } from '../http/answer.js';
import { releaseKnowledge } from '../database/release-knowledge.js';
import { packageContent } from '../store/knowledge/package-store.js';
import { rows } from '../store/statement.js';

const compress = promisify(gzip);

/** Serves knowledge packages; false for any other path. */
export type KnowledgeEndpoint = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

interface Served {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

/** Versions change rarely, and browsers keep what they loaded. */
const mostKept = 2;

/**
 * GET /knowledge/{digest}.json: a browser requests it without credentials, and only users of a location get the
 * digest. The content of an address never changes (P-393, P-406).
 */
export function openKnowledgeEndpoint({ database }: { readonly database: Database }): KnowledgeEndpoint {
  const kept = new Map<string, Promise<Served | null>>();
  const find = (digest: string): Promise<Served | null> => {
    const known = kept.get(digest);
    if (known) return known;
    const coming = load(database, digest);
    kept.set(digest, coming);
    // What isn't there, or failed to load, is not kept.
    coming.then(
      (found) => found ?? kept.delete(digest),
      () => kept.delete(digest),
    );
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return coming;
  };
  return async (request, response, path) => {
    const digest = /^\/knowledge\/([0-9a-f]{64})\.json$/.exec(path)?.[1];
    if (digest === undefined) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      answerJson(response, 405, { error: 'Only GET, HEAD is allowed here' });
      return true;
    }
    const served = await find(digest);
    if (served) answer(request, response, served);
    else answerJson(response, 404, { error: 'Not found' });
    return true;
  };
}

async function load(database: Database, digest: string): Promise<Served | null> {
  const content = digest === releaseKnowledge.digest ? releaseKnowledge.content : await stored(database, digest);
  if (content === null) return null;
  const plain = Buffer.from(content);
  return { plain, packed: await compress(plain, { level: 9 }) };
}

async function stored(database: Database, digest: string): Promise<string | null> {
  const [found] = await database.read({ locationIds: [] }, (sql) => rows(sql, packageContent, [digest]));
  return found?.content ?? null;
}

function answer(request: IncomingMessage, response: ServerResponse, { plain, packed }: Served): void {
  const isPacked = takes(request, 'gzip');
  const body = isPacked ? packed : plain;
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'accept-encoding',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
