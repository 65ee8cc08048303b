/**
 * The TypeScript modules in a page: its fenced blocks in `ts`, as they are pasted.
 *
 * @param page - in Markdown
 * @returns the code of each, with the line of the page on which it starts
 */
export function recipesIn(page) {
  return [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(({ index, 1: code }) => ({
    line: page.slice(0, index).split('\n').length + 1,
    code,
  }));
}

/**
 * The files of the recipes in a page, for a program of another team.
 *
 * @param name - how the file names begin, such as `core-readme`
 * @param page - in Markdown
 * @returns the contents by file name; a recipe without an import is a module too
 */
export const recipeFiles = (name, page) =>
  Object.fromEntries(
    recipesIn(page).map(({ line, code }) => [
      `${name}-${line}.ts`,
      /^(?:import|export) /m.test(code) ? code : `${code}\nexport {};\n`,
    ]),
  );
