/** The characters that separate the cells of a line. */
export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/** How messages and mapping files name a separator. */
export const separatorNames: Readonly<Record<Separator, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

/** A first line that declares the separator for Excel. */
const declared = /^\uFEFF?sep=(.)(?:\r\n|\n|\r)/i;

/** The declaration of the separator that begins some files for Excel; it is no header. */
export function separatorLine(text: string): { readonly separator: Separator; readonly length: number } | null {
  const [line = '', named] = declared.exec(text) ?? [];
  const separator = separators.find((known) => known === named);
  return separator === undefined ? null : { separator, length: line.length };
}

const maxRecords = 100;

/**
 * The separator of a file: the one that divides most lines into as many cells as the header, and into most cells.
 * Separators and line breaks between quotation marks are text.
 *
 * @param text - the beginning of the file; its last line may be cut off
 * @returns a comma if nothing separates, as in a file of one column
 * @see A-517
 */
export function detectSeparator(text: string): Separator {
  const line = separatorLine(text);
  if (line !== null) return line.separator;
  const counted = separators.map((separator) => ({ separator, counts: cellCounts(text, separator) }));
  const scored = counted.map(({ separator, counts }) => {
    const [head = 1, ...rest] = counts;
    const alike = rest.filter((count) => count === head).length;
    return { separator, head, alike: head === 1 ? 0 : rest.length === 0 ? 1 : alike / rest.length };
  });
  const [best] = scored
    .filter(({ head }) => head > 1)
    .toSorted((a, b) => b.alike * Math.sqrt(b.head) - a.alike * Math.sqrt(a.head) || b.head - a.head);
  return best?.separator ?? ',';
}

/** The number of cells of each line that is not blank; files of old Macs end lines with a carriage return. */
function cellCounts(text: string, separator: Separator): number[] {
  const counts: number[] = [];
  let [cells, isQuoted, isBlank] = [1, false, true];
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) {
      if (!isBlank) counts.push(cells);
      if (counts.length === maxRecords) return counts;
      [cells, isBlank] = [1, true];
      continue;
    } else if (!isQuoted && character === separator) cells += 1;
    if (character.trim() !== '' && character !== separator) isBlank = false;
  }
  // The last line is complete only if it is the only one.
  return counts.length === 0 && !isBlank ? [cells] : counts;
}
