/** The layers that a requirement can name: the packages whose tests can prove it. */
const layers = ['core', 'fixtures', 'server', 'web', 'cli'];

const idForm = /^[ACP]-\d{3}$/;

const cells = (line) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/**
 * Parses the requirements in a page: the rows of every table with a Layer column.
 *
 * @param text - the page in Markdown
 * @returns the rows in their order, and the faults of the page, each in words
 */
export function readRequirements(text, file) {
  const rows = [];
  const faults = [];
  let section;
  let heads;
  text.split(/\r?\n/).forEach((line, index) => {
    const fault = (words) => faults.push(`${file}:${index + 1}: ${words}`);
    const title = /^## (?:(\d+)\. )?(.*)$/.exec(line);
    if (title) section = { number: title[1] ? Number(title[1]) : undefined, title: title[2] };
    if (!line.trimStart().startsWith('|')) {
      heads = undefined;
      return;
    }
    const found = cells(line);
    if (!heads) {
      heads = found;
      if (found.includes('Layer') && (found[0] !== 'Id' || !found.includes('Done')))
        fault('a table of requirements begins with Id and has the column Done');
      return;
    }
    if (heads[0] !== 'Id' || !heads.includes('Layer') || /^:?-+:?$/.test(found[0])) return;
    const cell = (head) => found[heads.indexOf(head)] ?? '';
    const row = {
      id: cell('Id'),
      layers: cell('Layer').split(/,\s*/),
      done: cell('Done') === 'yes',
      section,
      file,
      line: index + 1,
    };
    if (found.length !== heads.length) fault(`${row.id} has ${found.length} cells instead of ${heads.length}`);
    else if (!idForm.test(row.id)) fault(`${row.id} is no id`);
    else if (!['', 'yes'].includes(cell('Done'))) fault(`${row.id}: Done is empty or yes, not ${cell('Done')}`);
    else if (row.layers.some((layer) => !layers.includes(layer)))
      fault(`${row.id} names an unknown layer: ${cell('Layer')}`);
    else if (rows.some((other) => other.id === row.id)) fault(`${row.id} is there twice`);
    else rows.push(row);
  });
  return { rows, faults };
}
