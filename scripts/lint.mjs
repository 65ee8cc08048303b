/** `npm run lint`: runs all static checks. Every step runs, so that one run shows all faults. */
import { fail, node, Stop } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { lintSteps } from './lint/steps.mjs';

async function lint() {
  await ensureInstalled();
  const failures = [];
  for (const [title, script, parameters] of lintSteps()) {
    const { code } = await node(script, parameters, { show: true });
    if (code !== 0) failures.push(title);
  }
  if (failures.length > 0) throw new Stop(`Failed: ${failures.join(', ')}`);
}

await lint().catch(fail);
