import { execFileSync } from 'node:child_process';
import { root } from './place.mjs';

/** What a git command prints, by line; empty where it fails, as in a clone without the named branch. */
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

/** The commit where this branch left main; none in a clone without main. */
export const mergeBase = () =>
  ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch)).at(0) ?? null;
