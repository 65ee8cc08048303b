/**
 * `npm run pack:server -- <folder>`: the server as an operator runs it, with the portal and without what only building
 * and testing need.
 */
import { resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { fail } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { packServer } from './package/pack-server.mjs';
import { at } from './place.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const [named] = process.argv.slice(2).filter((parameter) => parameter !== '--');
  console.log(await packServer(named === undefined ? at('packages/server/dist/pack') : resolve(named)));
} catch (error) {
  fail(error);
}
