/** `npm run typecheck`: compiles and checks every package with its tests. */
import { compileAll } from './build.mjs';
import { fail } from './child.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled().then(compileAll).catch(fail);
