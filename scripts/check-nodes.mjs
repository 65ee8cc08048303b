/**
 * `npm run check:nodes`: checks that the packed server, the portal's first page and the command line work on the other
 * supported Node versions, each with its own data folder.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, Stop } from './child.mjs';
import { findNode, otherNodes } from './find-node.mjs';
import { at, commandLine } from './place.mjs';
import { withServer } from './started-server.mjs';

/** Without a session the exit code is 3. */
async function checkCommandLine(node, folder, url) {
  const env = { SIGNA_SERVER: url, HOME: folder, XDG_CONFIG_HOME: folder };
  const { code, output } = await run(node, [commandLine, 'whoami'], { env });
  if (code !== 3 || !output.includes('Not logged in')) throw new Stop(`The command line ends with ${code}:\n${output}`);
}

async function tryOn(version) {
  const node = await findNode(version);
  const folder = mkdtempSync(join(tmpdir(), 'signa-node-'));
  try {
    const program = at('packages/server/dist/signa-server.js');
    await withServer({ node, program, data: join(folder, 'data') }, (url) => checkCommandLine(node, folder, url));
  } catch (error) {
    throw new Stop(`Node ${version}: ${error instanceof Stop ? error.message : error.stack}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  for (const version of otherNodes) await tryOn(version);
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}
