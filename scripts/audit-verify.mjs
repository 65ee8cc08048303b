/**
 * `pnpm audit:verify`: verifies the audit chain of every location in DATABASE_URL, or in the given data folder
 * (default: SIGNA_DATA_DIR, then .signa). Exits with 1 if a chain is broken, and with 2 if it could not check.
 */
import { compile } from './build.mjs';
import { fail } from './child.mjs';
import { foreground } from './foreground.mjs';
import { ensureInstalled } from './install.mjs';
import { at, root } from './place.mjs';

try {
  await ensureInstalled();
  await compile('server');
  const given = process.argv.slice(2).filter((parameter) => parameter !== '--');
  process.exitCode = await foreground(
    process.execPath,
    [at('packages/server/dist/main.js'), 'audit-verify', ...given],
    {
      cwd: root,
    },
  );
} catch (error) {
  fail(error);
}
