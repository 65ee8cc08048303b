/**
 * Reads the entries of a cell, separated by `;`. A `;` or backslash within an entry is escaped with a backslash
 * (A-325).
 */
export function readList(text: string): string[] {
  const entries = (text.match(/(?:\\[^]|[^;\\])+|\\$/g) ?? []).map((entry) => entry.trim().replace(/\\([^])/g, '$1'));
  return entries.filter((entry) => entry !== '');
}

/** Writes the cell that `readList` reads. */
export const listText = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[;\\]/g, (sign) => `\\${sign}`)).join('; ');
