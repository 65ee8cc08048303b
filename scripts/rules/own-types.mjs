const declared = /^export (?:interface|type) (\w+)/gm;

/**
 * Exported types that no other file names. knip leaves alone those in the signature of an export, though most callers
 * never need their name. Core and the fixtures are libraries, whose types other teams name.
 *
 * @param sources - path from the root and text of every source file
 * @param needed - types that the compiler has to name in the declarations of another file
 * @returns what is wrong, a text for each
 */
export function ownTypes(sources, needed) {
  const files = new Map();
  for (const { text } of sources)
    for (const word of new Set(text.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1);
  const found = sources
    .filter(({ path }) => /^(packages\/(server|web|cli)|journeys)\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(declared)].map(([, name]) => ({ path, name })))
    .filter(({ name }) => files.get(name) === 1);
  const names = found.map(({ name }) => name);
  return [
    ...found
      .filter(({ name }) => !needed.includes(name))
      .map(({ path, name }) => `${path}: no other file names ${name}. Take its export away.`),
    ...needed
      .filter((name) => !names.includes(name))
      .map((name) => `scripts/rules/needed-types.mjs: ${name} is named by a file now, or gone. Take it out.`),
  ];
}
