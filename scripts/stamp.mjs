import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { memory, root } from './place.mjs';

/** One hash over names and contents of files; a missing file counts as such. */
export function hashOf(files, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of files)
    hash.update(`\0${relative(root, file)}\0`).update(existsSync(file) ? readFileSync(file) : 'missing');
  return hash.digest('hex');
}

const file = (name) => join(memory, `${name}.stamp`);

/** Whether a step was last done with these very inputs and what it made is still there. */
export const isFresh = (name, hash, outputs = []) =>
  existsSync(file(name)) && readFileSync(file(name), 'utf8') === hash && outputs.every((path) => existsSync(path));

/** Notes that a step was done with these inputs. */
export function remember(name, hash) {
  mkdirSync(memory, { recursive: true });
  writeFileSync(file(name), hash);
}

/** Forgets a step before it runs, so that an interrupted one is done again. */
export const forget = (name) => rmSync(file(name), { force: true });
