import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { run, Stop } from '../child.mjs';
import { at } from '../place.mjs';

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The folders of every installed version of a package. */
function installed(name) {
  const store = at('node_modules/.pnpm');
  const start = `${name.replace('/', '+')}@`;
  const folders = readdirSync(store)
    .filter((folder) => folder.startsWith(start))
    .map((folder) => realpathSync(join(store, folder, 'node_modules', name)));
  return [...new Set(folders)];
}

/** Packs a package as it is installed, under a folder of its own, as npm expects it. */
async function packFolder(folder, file) {
  const packed = await run('tar', ['-czf', file, '--exclude', 'node_modules', '-C', dirname(folder), basename(folder)]);
  if (packed.code !== 0) throw new Stop(`${folder} could not be packed:\n${packed.output}`);
}

/**
 * Serves packed libraries and the packages that are installed here as a registry, so that `npm install` works as for
 * another team, without a network.
 *
 * @param libraries - the file and the package.json of each packed library, by its name
 * @param folder - for the files of the other packages
 * @returns its URL, and `close`
 */
export async function startRegistry(libraries, folder) {
  const files = new Map();

  /** Everything that npm reads of a package; null if it isn't here, as with those for other systems. */
  async function documentOf(name) {
    const own = libraries[name];
    const sources = own ? [own] : installed(name).map((source) => ({ manifest: manifestIn(source), source }));
    if (sources.length === 0) return null;
    const versions = {};
    for (const { manifest, source, file } of sources) {
      const key = `${name.replace('/', '-')}-${manifest.version}.tgz`;
      files.set(key, { file: file ?? join(folder, key), source });
      versions[manifest.version] = { ...manifest, scripts: {}, dist: { tarball: `${url}/-/${key}` } };
    }
    const latest = Object.keys(versions).sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))[0];
    return { name, 'dist-tags': { latest }, versions };
  }

  async function answer(path, response) {
    const key = path.startsWith('/-/') ? path.slice(3) : null;
    const found = files.get(key);
    if (found) {
      if (found.source) await packFolder(found.source, found.file);
      return response.end(readFileSync(found.file));
    }
    const document = key === null ? await documentOf(path.slice(1)) : null;
    response.statusCode = document === null ? 404 : 200;
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify(document ?? { error: 'Not found' }));
  }

  const server = createServer((request, response) => {
    answer(decodeURIComponent(new URL(request.url, 'http://localhost').pathname), response).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return { url, close: () => new Promise((resolve) => server.close(resolve)) };
}
