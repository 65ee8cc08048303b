import { Stop } from '../child.mjs';
import { git } from '../conformance/stage/landed.mjs';

const folder = 'packages/server/src/database/migration';

/** The steps of a revision, whose files nobody changes once they landed. */
async function stepsAt(revision) {
  const listed = (await git('ls-tree', '--name-only', revision, '--', `${folder}/`)) ?? '';
  return listed.split('\n').filter((path) => /\/m\d[^/]*\.ts$/.test(path));
}

/**
 * The version before the newest steps of a migration. Branches that each bring a step are merged one after
 * another, and between two of them a later step may exist without an earlier one: no database ever had that.
 *
 * @throws Stop where no history tells
 */
export async function beforeNewestSteps() {
  const here = await stepsAt('HEAD');
  const changes = (await git('log', '--first-parent', '--format=%H', '--', folder)) ?? '';
  for (const change of changes.split('\n').filter(Boolean)) {
    const steps = await stepsAt(`${change}~1`);
    if (steps.length < here.length && steps.every((step, index) => step === here[index]) && steps.length > 0)
      return await git('rev-parse', `${change}~1`);
  }
  throw new Stop('There is no history to compare with: run it in a clone of the repository with its history.');
}
