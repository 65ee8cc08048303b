/**
 * `npm run rolling`: an older version's server beside that of this checkout, on one PostgreSQL, as a rolling update
 * has them. It asks beside the version that was landed last, and beside the one before the newest migrations;
 * `-- <revision>` names another.
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
