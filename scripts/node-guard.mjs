import { readFileSync } from 'node:fs';
import { at } from './place.mjs';

/**
 * Code that ends a program on a Node that is older than the oldest that Signa accepts, with a sentence that says so.
 * It is put before the packed programs, which are installed where nothing else looks at the version.
 *
 * @param program - the name of the program in the sentence
 */
export function nodeGuard(program) {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const [, oldest, major, minor] = /\^((\d+)\.(\d+)\.\d+)/.exec(engines.node);
  const words = `${program} needs Node ${oldest} or newer; this is `;
  return [
    '{',
    "const [major, minor] = process.versions.node.split('.').map(Number);",
    `if (major < ${major} || (major === ${major} && minor < ${minor})) {`,
    `console.error(${JSON.stringify(words)} + process.versions.node + '. Install one from https://nodejs.org.');`,
    'process.exit(1);',
    '}}',
  ].join('\n');
}
