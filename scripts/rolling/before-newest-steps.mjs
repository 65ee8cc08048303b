import { Stop } from '../child.mjs';
import { git } from '../conformance/stage/landed.mjs';

const folder = 'packages/server/src/database/migration';

/** The migrations of a revision; their files are never changed once merged. */
async function stepsAt(revision) {
  const listed = (await git('ls-tree', '--name-only', revision, '--', `${folder}/`)) ?? '';
  return listed.split('\n').filter((path) => /\/m\d[^/]*\.ts$/.test(path));
}

/**
 * The version before the newest migrations. Branches with migrations are merged one after another, so between two
 * merges a later migration may exist without an earlier one; no database was ever in that state.
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
