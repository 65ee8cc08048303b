import { isForTests } from '../source-kind.mjs';

const declared = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;
const isIndex = (path) => path.endsWith('/index.ts');

/**
 * The exports of core that nothing but a test or an index names: neither another file nor their own.
 *
 * A name is looked for as a word, so that one which two things share counts as called; the check then misses one, and
 * never blames one in use.
 *
 * @param sources - path from the root and text of every source file
 * @returns path and name of each
 */
export function uncalled(sources) {
  const callers = sources.filter(({ path }) => !isForTests(path) && !isIndex(path));
  const filesWith = new Map();
  for (const { path, text } of callers)
    for (const word of new Set(text.match(/\w+/g))) filesWith.set(word, [...(filesWith.get(word) ?? []), path]);
  return callers
    .filter(({ path }) => path.startsWith('packages/core/src/'))
    .flatMap(({ path, text }) => [...text.matchAll(declared)].map(([, name]) => ({ path, name, text })))
    .filter(({ path, name }) => (filesWith.get(name) ?? []).every((other) => other === path))
    .filter(({ name, text }) => text.match(new RegExp(`\\b${name}\\b`, 'g')).length === 1)
    .map(({ path, name }) => ({ path, name }));
}

/** Lists rules that nothing calls and that aren't planned, and planned rules that are called or no longer exist. */
export function faultsOf(found, planned) {
  const plans = Object.values(planned).flat();
  const names = found.map(({ name }) => name);
  return [
    ...found
      .filter(({ name }) => !plans.includes(name))
      .map(
        ({ path, name }) =>
          `${path}: nothing calls ${name}. Call it, take it out, or plan for it in scripts/rules/planned.mjs.`,
      ),
    ...plans
      .filter((name) => !names.includes(name))
      .map((name) => `scripts/rules/planned.mjs: ${name} is called now, or gone. Take it out of the plans.`),
  ];
}
