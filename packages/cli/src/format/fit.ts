import stringWidth from 'string-width';

/** Words wider than this may be broken if space is short. */
const longestUnbrokenWord = 20;
/** A narrower column is hard to read. */
const narrowestColumn = 6;
/** Width of the borders: a line between cells and at both ends, and a space on each side of a cell. */
const frame = (columns: number): number => columns * 3 + 1;

/**
 * Wraps the cells of a table to fit the terminal, shrinking the widest columns first and breaking a word only as a last
 * resort.
 *
 * @param rows - the cells of all rows, including the headings
 * @param width - columns of the terminal; null if unknown
 * @returns the wrapped cells; null if the columns don't fit beside each other
 * @see
 */
export function fitToWidth(
  rows: readonly (readonly string[])[],
  width: number | null,
): readonly (readonly string[])[] | null {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, index) => widest(rows.map((row) => row[index] ?? '')));
  if (width === null || sum(widths) + frame(columns) <= width) return rows;
  const words = widths.map((_, index) => widest(rows.flatMap((row) => (row[index] ?? '').split(' '))));
  const space = width - frame(columns);
  for (const least of [words.map((word) => Math.min(word, longestUnbrokenWord)), widths.map(() => narrowestColumn)]) {
    const cap = largestCap(widths, least, space);
    if (cap !== null) return rows.map((row) => row.map((text, index) => wrapText(text, at(widths, least, index, cap))));
  }
  return null;
}

/** The width of a column under a cap, between its minimum and its natural width. */
const at = (widths: readonly number[], least: readonly number[], index: number, cap: number): number =>
  Math.min(widths[index] ?? 0, Math.max(cap, least[index] ?? 0));

function largestCap(widths: readonly number[], least: readonly number[], space: number): number | null {
  for (let cap = Math.min(Math.max(...widths), space); cap > 0; cap -= 1)
    if (sum(widths.map((_, index) => at(widths, least, index, cap))) <= space) return cap;
  return null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => stringWidth(text)));

/** Wraps a text into lines of at most this many columns of the terminal. */
export function wrapText(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, width))) {
    if (line !== '' && stringWidth(line) + 1 + stringWidth(word) > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

/** Breaks a word into pieces of at most this many columns; a wide character takes two. */
function pieces(word: string, width: number): readonly string[] {
  if (stringWidth(word) <= width) return [word];
  const found = [''];
  for (const character of word) {
    const extended = `${found.at(-1) ?? ''}${character}`;
    if (stringWidth(extended) > Math.max(width, 1)) found.push(character);
    else found[found.length - 1] = extended;
  }
  return found.filter((piece) => piece !== '');
}
