/** `npm run migrate`: brings the database of DATABASE_OWNER_URL to the version of this server. */
import { compile } from './build.mjs';
import { fail } from './child.mjs';
import { foreground } from './foreground.mjs';
import { ensureInstalled } from './install.mjs';
import { at, root } from './place.mjs';

try {
  await ensureInstalled();
  await compile('server');
  process.exitCode = await foreground(process.execPath, [at('packages/server/dist/main.js'), 'migrate'], { cwd: root });
} catch (error) {
  fail(error);
}
