/** `npm run migrate`: migrates the database at DATABASE_OWNER_URL to this server's version. */
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
