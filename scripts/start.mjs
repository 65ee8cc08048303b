/** `npm start`: installs and builds what changed, then runs the server in the foreground. */
import { ensureBuilt } from './build.mjs';
import { fail } from './child.mjs';
import { foreground } from './foreground.mjs';
import { ensureInstalled } from './install.mjs';
import { at, root } from './place.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const program = at('packages/server/dist/signa-server.js');
  process.exitCode = await foreground(process.execPath, [program, ...process.argv.slice(2)], { cwd: root });
} catch (error) {
  fail(error);
}
