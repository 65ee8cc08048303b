import { run } from './child.mjs';
import { ask } from './postgres-question.mjs';

const unknown = 'of an unknown version';

/** Chrome's four-part version, anywhere in the output of a browser. */
export const chromeVersion = (output) => /\b\d+(?:\.\d+){3}\b/.exec(output)?.[0] ?? unknown;

/** The version in PostgreSQL's output: '15.20 (Debian 15.20-0+deb12u1)'. */
export const postgresVersion = (words) => /^\d+(?:\.\d+)*/.exec(words ?? '')?.[0] ?? unknown;

/** The version of a browser; on Windows, asking would open a window. */
export async function versionOfBrowser(path) {
  return process.platform === 'win32' ? unknown : chromeVersion((await run(path, ['--version'])).output);
}

/** The version of the server at an address. */
export async function versionOfDatabase(url) {
  const { rows } = await ask(url, 'show server_version');
  return postgresVersion(rows?.[0]?.server_version);
}
