/** Words longer than this may be broken if space is short. */
const longestUnbrokenWord = 20;
/** Width of the borders: a line between cells and at both ends, and a space on each side of a cell. */
const frame = (columns: number): number => columns * 3 + 1;

/**
 * Wraps the cells of a table to fit the terminal, shrinking the widest columns first and breaking a word only as a last
 * resort. A table that can't fit stays as it is.
 *
 * @param rows - the cells of all rows, including the headings
 * @param width - columns of the terminal; null if unknown
 */
export function fitToWidth(rows: readonly (readonly string[])[], width: number | null): readonly (readonly string[])[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  if (width === null || sum(widths) + frame(columns) <= width) return rows;
  const words = widths.map((_, index) => Math.max(...rows.map((row) => longestWord(row[index] ?? ''))));
  const space = width - frame(columns);
  for (const least of [words.map((word) => Math.min(word, longestUnbrokenWord)), widths.map(() => 6)]) {
    const cap = largestCap(widths, least, space);
    if (cap !== null) return rows.map((row) => row.map((text, index) => wrapText(text, at(widths, least, index, cap))));
  }
  return rows;
}

/** The width of a column under a cap, between its minimum and its natural width. */
const at = (widths: readonly number[], least: readonly number[], index: number, cap: number): number =>
  Math.min(widths[index] ?? 0, Math.max(cap, least[index] ?? 0));

function largestCap(widths: readonly number[], least: readonly number[], space: number): number | null {
  for (let cap = Math.max(...widths); cap > 0; cap -= 1)
    if (sum(widths.map((_, index) => at(widths, least, index, cap))) <= space) return cap;
  return null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const longestWord = (text: string): number => Math.max(...text.split(' ').map(({ length }) => length));

/** Wraps a text into lines of at most this many characters. */
function wrapText(text: string, width: number): string {
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
