/**
 * The lists of core whose values only core compares. The portal asks a function of core what a value means; where a
 * component merely picks a color or a text for a value, its file is counted in web-decisions.json.
 */
const lists = [
  'classifications',
  'conflictGrades',
  'deaSchedules',
  'pimsConnectionTypes',
  'productApprovalTypes',
  'rxStatusListing',
  'samenesses',
  'saveTypes',
  'taskStatuses',
  'taskStatusFilters',
  'taskTypes',
  'weightUnits',
];

/**
 * The values of those lists, read from the sources of core.
 *
 * @param sources - `{ path, text }` of each file
 * @throws Error for a list that is not declared: a renamed one would not be checked any more
 */
export function domainValues(sources) {
  const core = sources.filter(({ path }) => path.startsWith('packages/core/src/'));
  return new Set(lists.flatMap((name) => valuesOf(name, core)));
}

function valuesOf(name, sources) {
  const declared = new RegExp(`export const ${name}\\b[^=]*= ([\\[{][\\s\\S]*?[\\]}]) as const`);
  for (const { text } of sources) {
    const body = declared.exec(text)?.[1];
    if (body === undefined) continue;
    return body.startsWith('[')
      ? [...body.matchAll(/'([^']+)'/g)].map(([, value]) => value)
      : [...body.matchAll(/^\s+'?([\w-]+)'?:/gm)].map(([, value]) => value);
  }
  throw new Error(`No file of core declares ${name}`);
}
