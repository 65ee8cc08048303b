import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { takes } from './answer.js';
import { openPageFiles } from './page-files.js';
import { answerDocument } from './portal-document.js';

const compress = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const pagePath = '/index.html';
/** Suffix of the build's compressed files (packages/web/build/packed-files.ts). */
const packedEnd = '.br';
const worthCompressing = /\.(?:html|js|css|json|webmanifest|svg|txt)$/;

interface PortalFile {
  readonly path: string;
  readonly content: Promise<Content>;
}

interface Content {
  readonly plain: Buffer;
  /** Compressed on the first request for it, which most browsers never make; `null` for files that do not shrink. */
  readonly gzipped: (() => Promise<Buffer>) | null;
  /** As compressed by the build; browsers accept it over https, and on localhost. */
  readonly brotli: Buffer | null;
  readonly tag: string;
}

/** Serves GET and HEAD for the built portal; false for other paths. */
export type PortalFiles = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/**
 * Serves a folder of built files from memory. A path without a file is a portal route and gets its page; names under
 * /assets contain a content hash, so they never change.
 *
 * @param contentOf - the initial content of a page
 */
export function portalFiles(
  folder: string,
  contentOf: (request: IncomingMessage) => Promise<string> = () => Promise.resolve(''),
): PortalFiles {
  const names = namesIn(folder);
  const nameFiles = openPageFiles(folder);
  const files = new Map<string, PortalFile>();
  const fileOf = (path: string): PortalFile | undefined => {
    if (!names.has(path)) return undefined;
    let file = files.get(path);
    if (!file) {
      file = { path, content: load(join(folder, path)) };
      files.set(path, file);
    }
    return file;
  };
  return async (request, response, path) => {
    const file = fileOf(path === '/' ? pagePath : path) ?? (extname(path) === '' ? fileOf(pagePath) : undefined);
    if (!file) return false;
    if (file.path !== pagePath) {
      await answer(request, response, file);
      return true;
    }
    const content = contentOf(request);
    const page = nameFiles((await file.content).plain.toString(), path);
    await answerDocument(request, response, page, content);
    return true;
  };
}

/** The inline scripts of the built portal's document; none without a build. */
export function scriptsIn(folder: string): readonly string[] {
  const path = join(folder, pagePath);
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

function namesIn(folder: string): Set<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Set(
      entries
        .filter(({ name }) => !name.endsWith(packedEnd))
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
    );
  } catch {
    return new Set();
  }
}

async function load(path: string): Promise<Content> {
  const plain = readFileSync(path);
  const brotli = existsSync(path + packedEnd) ? readFileSync(path + packedEnd) : null;
  let packed: Promise<Buffer> | undefined;
  const gzipped =
    worthCompressing.test(path) && plain.length > 1024 ? () => (packed ??= compress(plain, { level: 9 })) : null;
  return { plain, gzipped, brotli, tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

async function answer(request: IncomingMessage, response: ServerResponse, file: PortalFile): Promise<void> {
  const content = await file.content;
  const { gzipped, brotli, tag } = content;
  response.setHeader(
    'cache-control',
    file.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  response.setHeader('etag', tag);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const { body, encoding } = await packedFor(request, content);
  response.writeHead(200, {
    'content-type': types[extname(file.path)] ?? 'application/octet-stream',
    'content-length': body.length,
    ...((gzipped ?? brotli) && { vary: 'accept-encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function packedFor(request: IncomingMessage, { plain, gzipped, brotli }: Content) {
  if (brotli && takes(request, 'br')) return { body: brotli, encoding: 'br' };
  if (gzipped && takes(request, 'gzip')) return { body: await gzipped(), encoding: 'gzip' };
  return { body: plain, encoding: null };
}
