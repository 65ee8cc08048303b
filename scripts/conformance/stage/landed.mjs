import { run, Stop } from '../../child.mjs';

/** The output of a git command, or null if it fails. */
export async function git(...parameters) {
  const { code, output } = await run('git', parameters);
  return code === 0 ? output.trim() : null;
}

/**
 * The released version before this checkout: where this branch diverged from `main`; on `main` itself, the version
 * before the last change of these folders.
 *
 * @throws Stop where no history tells
 */
export async function landedBefore(folders) {
  const head = await git('rev-parse', 'HEAD');
  const left = (await git('merge-base', 'HEAD', 'main')) ?? (await git('merge-base', 'HEAD', 'origin/main'));
  if (left !== null && left !== head) return left;
  if (left !== null && (await git('status', '--porcelain', '--', ...folders)) !== '') return left;
  return await beforeChangeOf(folders);
}

/**
 * The version before the last change of these folders.
 *
 * @throws Stop where no history tells
 */
async function beforeChangeOf(folders) {
  const changed = await git('log', '-1', '--format=%H', '--', ...folders);
  const before = changed && (await git('rev-parse', '--verify', '--quiet', `${changed}~1`));
  if (!before)
    throw new Stop('There is no history to compare with: run it in a clone of the repository with its history.');
  return before;
}

/** The earlier versions of the files with operations or types in a folder. */
export async function filesAt(revision, folder) {
  const listed = (await git('ls-tree', '-r', '--name-only', revision, '--', folder)) ?? '';
  const paths = listed.split('\n').filter((path) => path.endsWith('.graphql'));
  return Promise.all(paths.map(async (path) => ({ path, text: (await git('show', `${revision}:${path}`)) ?? '' })));
}
