/** A longer word is broken where there is no room for it. */
const longestWhole = 20;
/** Between two cells and at both ends: the line, and a space on each side of a cell. */
const frame = (columns: number): number => columns * 3 + 1;

/**
 * Wraps the cells of a table so that it fits into the terminal: the widest columns give way first, and no word is broken
 * while there is another way. One that cannot fit stays as it is.
 *
 * @param rows - the cells of all rows, the headings among them
 * @param width - characters of a line of the terminal; null where nobody knows
 */
export function fitted(rows: readonly (readonly string[])[], width: number | null): readonly (readonly string[])[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  if (width === null || sum(widths) + frame(columns) <= width) return rows;
  const words = widths.map((_, index) => Math.max(...rows.map((row) => longestWord(row[index] ?? ''))));
  const room = width - frame(columns);
  for (const least of [words.map((word) => Math.min(word, longestWhole)), widths.map(() => 6)]) {
    const cap = largestCap(widths, least, room);
    if (cap !== null) return rows.map((row) => row.map((text, index) => wrapped(text, at(widths, least, index, cap))));
  }
  return rows;
}

/** The width of a column under a cap; none is narrower than it has to be, or wider than it is. */
const at = (widths: readonly number[], least: readonly number[], index: number, cap: number): number =>
  Math.min(widths[index] ?? 0, Math.max(cap, least[index] ?? 0));

function largestCap(widths: readonly number[], least: readonly number[], room: number): number | null {
  for (let cap = Math.max(...widths); cap > 0; cap -= 1)
    if (sum(widths.map((_, index) => at(widths, least, index, cap))) <= room) return cap;
  return null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const longestWord = (text: string): number => Math.max(...text.split(' ').map(({ length }) => length));

/** A text in lines of at most so many characters. */
function wrapped(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(' ')
    .flatMap((whole) => whole.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gu')) ?? [''])) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
