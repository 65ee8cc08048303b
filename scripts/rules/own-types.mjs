const declared = /^(\/\*\* @public .*\*\/\n)?export (?:interface|type) (\w+)/gm;

/**
 * Exported types that no other file names. knip leaves alone those in the signature of an export, though most callers
 * never need their name. A type that the compiler names in the declarations of another file has the tag `@public`, which
 * knip knows too. Core and the fixtures are libraries, whose types other teams name.
 *
 * @param sources - path from the root and text of every source file
 * @returns what is wrong, a text for each
 */
export function ownTypes(sources) {
  const files = new Map();
  for (const { text } of sources)
    for (const word of new Set(text.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1);
  return sources
    .filter(({ path }) => /^(packages\/(server|web|cli)|journeys)\/.*\.tsx?$/.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(declared)].map(([, tag, name]) => ({ path, name, isTagged: !!tag })))
    .filter(({ name, isTagged }) => (files.get(name) === 1) !== isTagged)
    .map(({ path, name, isTagged }) =>
      isTagged
        ? `${path}: another file names ${name} now. Remove its tag @public.`
        : `${path}: no other file names ${name}. Remove its export.`,
    );
}
