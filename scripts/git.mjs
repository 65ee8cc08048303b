import { execFileSync } from 'node:child_process';
import { root } from './place.mjs';

/** The output of a git command by line; empty if it fails, as in a clone without the branch. */
export function git(...parameters) {
  try {
    const output = execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

/** The commit at which this branch diverged from main; none in a clone without main. */
export const mergeBase = () =>
  ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch)).at(0) ?? null;
