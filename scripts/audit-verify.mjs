/**
 * `pnpm audit:verify`: verifies the audit chain of every location of DATABASE_URL, or of a data folder that is named
 * (else SIGNA_DATA_DIR, else .signa). Exit code 1 when a chain is broken, 2 when it could not look.
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
