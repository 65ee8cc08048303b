import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { memory, root } from './place.mjs';

/** A hash of the names and contents of files; a missing file is part of it. */
export function hashOf(files, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of files)
    hash.update(`\0${relative(root, file)}\0`).update(existsSync(file) ? readFileSync(file) : 'missing');
  return hash.digest('hex');
}

const file = (name) => join(memory, `${name}.stamp`);

/** Whether a step was last run with the same inputs, and its output still exists. */
export const isFresh = (name, hash, outputs = []) =>
  existsSync(file(name)) && readFileSync(file(name), 'utf8') === hash && outputs.every((path) => existsSync(path));

/** Records that a step ran with these inputs. */
export function remember(name, hash) {
  mkdirSync(memory, { recursive: true });
  writeFileSync(file(name), hash);
}

/** Removes the record of a step before it runs, so that an interrupted step runs again. */
export const forget = (name) => rmSync(file(name), { force: true });
