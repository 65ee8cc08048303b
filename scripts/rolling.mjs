/**
 * `npm run rolling`: runs an older server and this checkout's server on one PostgreSQL, as during a rolling update. It
 * tests with the last version on main, and with the version before the newest migrations; `-- <revision>` selects
 * another.
 */
import { fail, node } from './child.mjs';
import { landedBefore } from './conformance/stage/landed.mjs';
import { ensureInstalled } from './install.mjs';
import { at } from './place.mjs';
import { beforeNewestSteps } from './rolling/before-newest-steps.mjs';
import { olderServer } from './rolling/older-server.mjs';

async function revisions() {
  const [named] = process.argv.slice(2).filter((parameter) => parameter !== '--');
  if (named !== undefined) return [named];
  return [...new Set([await landedBefore(['packages']), await beforeNewestSteps()])];
}

try {
  await ensureInstalled();
  let failed = 0;
  for (const revision of await revisions()) {
    const env = await olderServer(revision);
    console.log(`\n== beside ${revision.slice(0, 8)}`);
    failed += (await node(at('scripts/test.mjs'), ['--only', 'rolling'], { show: true, env })).code;
  }
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
