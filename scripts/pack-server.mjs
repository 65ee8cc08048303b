/** `npm run pack:server -- <folder>`: packs the server and the portal for operators, without build and test tools. */
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
