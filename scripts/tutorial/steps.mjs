/**
 * What a reader of the tutorial does, in its order.
 *
 * - `write`: a file, after 'Create `name`'
 * - `run`: a line of a block in `sh`
 * - `see`: the lines of a block in `text`, which the last command or the page shows among others
 * - `enter`: a row of the table of fields, and `select`: a button
 *
 * @param page - the tutorial in Markdown
 * @see A-578
 */
export function stepsOf(page) {
  const parts =
    /Create `([^`]+)`[^\n]*\n\n```\w+\n([\s\S]*?)^```$|^```(sh|text)\n([\s\S]*?)^```$|^\| (?!field|-)([^|]+) \| ([^|]+) \|$|Select \*\*([^*]+)\*\*/gm;
  return [...page.matchAll(parts)].flatMap(([, name, content, kind, block, field, value, button]) => {
    if (name !== undefined) return [{ does: 'write', name, content }];
    if (kind === 'sh') return linesOf(block).map((command) => ({ does: 'run', command }));
    if (kind === 'text') return [{ does: 'see', lines: linesOf(block) }];
    if (field !== undefined) return [{ does: 'enter', field: field.trim(), value: value.trim() }];
    return [{ does: 'select', button }];
  });
}

const linesOf = (block) => block.split('\n').filter((line) => line.trim() !== '');
